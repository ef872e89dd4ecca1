import { ExternalLink } from 'shared-kit/ui';
import { Dialog } from 'shared-kit/ui/dialog';

/** Properties of `BlockedEditorDialog`. */
export interface BlockedEditorDialogProps {
  readonly url: string;
  readonly onClose: () => void;
}

/**
 * Offers the editor as a link where the browser blocks a tab opened after an asynchronous call.
 * Loaded only then.
 */
export default function BlockedEditorDialog({ url, onClose }: BlockedEditorDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width={440}
      title="Your changes are saved"
      description="The browser blocked the new tab with the site editor. This link opens it."
    >
      <ExternalLink href={url} onClick={onClose}>
        Open the site editor
      </ExternalLink>
    </Dialog>
  );
}
