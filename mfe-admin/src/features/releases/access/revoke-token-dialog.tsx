import type { RefObject } from 'react';
import type { ReleaseToken } from 'shared-kit/contract/releases';
import { ConfirmDialog } from 'shared-kit/ui/dialog';
import { useRevokeToken } from './access.queries';
import { Problem } from './access-parts';
import { nameOfToken } from './token-words';

interface RevokeTokenDialogProps {
  readonly token: ReleaseToken;
  readonly onClose: () => void;
  readonly focusFallback: RefObject<HTMLElement | null>;
}

/** Ends a token, once that is confirmed. */
export default function RevokeTokenDialog({
  token,
  onClose,
  focusFallback,
}: RevokeTokenDialogProps) {
  const revoke = useRevokeToken();
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Revoke ${nameOfToken(token)}?`}
      confirmLabel="Revoke token"
      cancelLabel="Keep it"
      destructive
      busy={revoke.isPending}
      onConfirm={() => revoke.mutate(token.id, { onSuccess: onClose })}
      focusFallback={focusFallback}
    >
      Whatever uses it for {token.remote} is refused from its next call on. This cannot be undone.
      {revoke.error && <Problem as="strong">{revoke.error.message}</Problem>}
    </ConfirmDialog>
  );
}
