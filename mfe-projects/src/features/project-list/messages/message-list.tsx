import { lazy, Suspense, useRef, useState } from 'react';
import { messagePageSize } from 'shared-kit/contract';
import type { FormMessage, MessageBox } from 'shared-kit/contract';
import { useQuery } from 'shared-kit/query';
import { styled } from 'shared-kit/styled';
import { Card, ErrorState, OutdatedNotice, Pagination, Skeleton, Stack } from 'shared-kit/ui';
import { MessageItem } from './message-item';
import { messagesAt, useChangeMessage } from './messages.queries';
import { NoMessages } from './no-messages';

const DeleteMessage = lazy(() => import('./delete-message'));

const Rows = styled.ul`
  padding: 0;
  list-style: none;
`;

const Area = styled(Stack)`
  padding-block-start: var(--space-4);
`;

/** A mailbox of messages, in pages; one message may be expanded. */
export function MessageList({ id, box }: { readonly id: string; readonly box: MessageBox }) {
  const [page, setPage] = useState(1);
  const { data, isError, isFetching, refetch, error } = useQuery(messagesAt({ id, box, page }));
  const retry = () => void refetch();
  if (!data && !isError) return <Skeleton height={280} label="Loading the messages" />;
  if (!data) {
    return (
      <ErrorState
        error={error}
        title="The messages could not be loaded"
        message="They are still there. Try again in a moment."
        retrying={isFetching}
        onRetry={retry}
      />
    );
  }
  const pageCount = Math.ceil(data.total / messagePageSize);
  // The last message of a page may have been deleted.
  if (page > 1 && page > pageCount) setPage(Math.max(1, pageCount));
  return (
    <Area $gap={4}>
      {isError && <OutdatedNotice onRetry={retry} />}
      <Messages websiteId={id} box={box} messages={data.messages} />
      {pageCount > 1 && <Pagination page={page} pageCount={pageCount} onPageChange={setPage} />}
    </Area>
  );
}

function Messages(props: {
  readonly websiteId: string;
  readonly box: MessageBox;
  readonly messages: readonly FormMessage[];
}) {
  const { websiteId, box, messages } = props;
  const [openId, setOpenId] = useState<string>();
  const [messageToDelete, setMessageToDelete] = useState<FormMessage>();
  const area = useRef<HTMLDivElement>(null);
  const { mutate } = useChangeMessage(websiteId);
  const toggle = (message: FormMessage) => {
    setOpenId(openId === message.id ? undefined : message.id);
    if (openId !== message.id && !message.read && !message.spam) {
      mutate({ message, body: { read: true } });
    }
  };
  return (
    <div ref={area} tabIndex={-1}>
      <Card $padding="none">
        {messages.length === 0 && <NoMessages box={box} />}
        {messages.length > 0 && (
          <Rows aria-label={box === 'spam' ? 'Spam' : 'Inbox'}>
            {messages.map((message) => (
              <MessageItem
                key={message.id}
                message={message}
                open={openId === message.id}
                onToggle={toggle}
                onChange={(changed, body) => {
                  // Collapsed, or it would be marked as read again at once.
                  setOpenId(undefined);
                  mutate({ message: changed, body });
                }}
                onDelete={setMessageToDelete}
              />
            ))}
          </Rows>
        )}
      </Card>
      <Suspense>
        {messageToDelete && (
          <DeleteMessage
            {...{ websiteId, message: messageToDelete, focusFallback: area }}
            onClose={() => setMessageToDelete(undefined)}
          />
        )}
      </Suspense>
    </div>
  );
}
