import type { RefObject } from 'react';
import type { FormMessage } from 'shared-kit/contract';
import { ConfirmDialog } from 'shared-kit/ui/dialog';
import { summaryOf } from './message-summary';
import { useDeleteMessage } from './messages.queries';

/** Confirms deleting a message, which cannot be undone. */
export default function DeleteMessage(props: {
  readonly websiteId: string;
  readonly message: FormMessage;
  readonly onClose: () => void;
  readonly focusFallback: RefObject<HTMLElement | null>;
}) {
  const { websiteId, message, onClose, focusFallback } = props;
  const deletion = useDeleteMessage(websiteId);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Delete this message?"
      confirmLabel="Delete message"
      cancelLabel="Keep message"
      destructive
      focusFallback={focusFallback}
      busy={deletion.isPending}
      onConfirm={() => deletion.mutate(message.id, { onSettled: onClose })}
    >
      It is from {summaryOf(message).from.slice(0, 80)}. It cannot be brought back.
    </ConfirmDialog>
  );
}
