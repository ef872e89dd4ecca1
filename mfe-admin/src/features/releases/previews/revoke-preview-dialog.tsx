import type { RefObject } from 'react';
import type { ReleasePreview } from 'shared-kit/contract/releases';
import { ConfirmDialog } from 'shared-kit/ui/dialog';
import { Problem } from '../access/access-parts';
import { useRevokePreview } from './previews.queries';

interface RevokePreviewDialogProps {
  readonly preview: ReleasePreview;
  readonly onClose: () => void;
  readonly focusFallback: RefObject<HTMLElement | null>;
}

/** Closes a preview, once that is confirmed. */
export default function RevokePreviewDialog(props: RevokePreviewDialogProps) {
  const { preview, onClose, focusFallback } = props;
  const revoke = useRevokePreview();
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Revoke the preview of ${preview.remote}?`}
      confirmLabel="Revoke preview"
      cancelLabel="Keep it"
      destructive
      busy={revoke.isPending}
      onConfirm={() => revoke.mutate(preview.id, { onSuccess: onClose })}
      focusFallback={focusFallback}
    >
      Its link to {preview.version} opens no more, and whoever runs it gets what is released with
      the next page load.
      {revoke.error && <Problem as="strong">{revoke.error.message}</Problem>}
    </ConfirmDialog>
  );
}
