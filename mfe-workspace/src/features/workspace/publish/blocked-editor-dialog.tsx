import { ExternalLink } from 'shared-kit/ui';
import { Dialog } from 'shared-kit/ui/dialog';

/** Properties of `BlockedEditorDialog`. */
export interface BlockedEditorDialogProps {
  readonly url: string;
  readonly onClose: () => void;
}

/**
 * For browsers that let no page open a tab some time after the click: the way into the editor as a link.
 * Loaded only when that happens.
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
