import { ArrowLeft, CheckCheck, Download } from 'lucide-react';
import { useState } from 'react';
import type { MessageBox } from 'shared-kit/contract';
import { useQuery } from 'shared-kit/query';
import { Button, LinkButton, Page } from 'shared-kit/ui';
import { Tabs } from 'shared-kit/ui/tabs';
import { MessageList } from './message-list';
import { messagesAt, useExport, useReadAll } from './messages.queries';

/** Messages visitors sent with the forms of a website. */
export default function MessagesScreen({ id }: { readonly id: string }) {
  const [box, setBox] = useState<MessageBox>('inbox');
  const { data } = useQuery(messagesAt({ id, box: 'inbox', page: 1 }));
  const readAll = useReadAll(id);
  const saving = useExport(id, box);
  const total = (box === 'spam' ? data?.spam : data?.total) ?? 0;
  const count = (number = 0) => (number > 0 ? ` (${number.toLocaleString('en')})` : '');
  return (
    <Page
      title="Messages"
      description={data?.website ?? 'What visitors sent with the forms of your website.'}
      back={
        <LinkButton to="/projects" variant="quiet" icon={<ArrowLeft size={16} aria-hidden />}>
          Projects
        </LinkButton>
      }
      actions={
        <>
          <Button
            icon={<CheckCheck size={16} aria-hidden />}
            disabled={!data || data.unread === 0}
            busy={readAll.isPending}
            onClick={() => readAll.mutate()}
          >
            Mark all as read
          </Button>
          <Button
            icon={<Download size={16} aria-hidden />}
            disabled={total === 0}
            busy={saving.isPending}
            onClick={() => saving.mutate()}
          >
            Export CSV
          </Button>
        </>
      }
    >
      <Tabs
        label="Boxes"
        value={box}
        onValueChange={setBox}
        items={[
          {
            value: 'inbox',
            label: `Inbox${count(data?.unread)}`,
            content: <MessageList id={id} box="inbox" />,
          },
          {
            value: 'spam',
            label: `Spam${count(data?.spam)}`,
            content: <MessageList id={id} box="spam" />,
          },
        ]}
      />
    </Page>
  );
}
