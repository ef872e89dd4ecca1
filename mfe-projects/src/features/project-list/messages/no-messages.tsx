import { Inbox, ShieldCheck } from 'lucide-react';
import { messageDays } from 'shared-kit/contract';
import type { MessageBox } from 'shared-kit/contract';
import { EmptyState } from 'shared-kit/ui';

/** Empty state of the messages: why, and what to do. */
export function NoMessages({ box }: { readonly box: MessageBox }) {
  if (box === 'spam') {
    return (
      <EmptyState icon={<ShieldCheck size={20} aria-hidden />} title="No spam">
        Messages that look automated stay here for {messageDays.spam} days and are not emailed to
        you.
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={<Inbox size={20} aria-hidden />} title="No messages yet">
      What visitors send with the forms of this website appears here and is emailed to you. If the
      website was published a while ago and its forms do not send, publish it again.
    </EmptyState>
  );
}
