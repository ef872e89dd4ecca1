import { Inbox, ShieldCheck } from 'lucide-react';
import { messageDays } from 'shared-kit/contract';
import type { MessageBox } from 'shared-kit/contract';
import { EmptyState } from 'shared-kit/ui';

/** Nothing has come in: why, and what it takes. */
export function NoMessages({ box }: { readonly box: MessageBox }) {
  if (box === 'spam') {
    return (
      <EmptyState icon={<ShieldCheck size={20} aria-hidden />} title="No spam">
        What looks sent by a program waits here for {messageDays.spam} days instead of reaching you.
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={<Inbox size={20} aria-hidden />} title="No messages yet">
      What visitors send with the forms of this website appears here and comes to you by mail. If
      you published it some time ago and its forms do not send, publish it once more.
    </EmptyState>
  );
}
