import { Dialog } from 'shared-kit/ui/dialog';
import { useProject } from '../model';
import { FactsForm } from './facts-form';
import { usePageFacts } from './use-page-facts';

/** The form as a sheet. Loaded on demand. */
export default function FactsSheet({ onClose }: { readonly onClose: () => void }) {
  const version = useProject((project) => project.version);
  const { open, said } = usePageFacts();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Facts only you know"
      description="What you enter appears everywhere on the page at once, and is remembered for your next website."
    >
      <FactsForm
        key={version}
        open={open}
        said={said}
        later="Later"
        onLater={onClose}
        onDone={onClose}
      />
    </Dialog>
  );
}
