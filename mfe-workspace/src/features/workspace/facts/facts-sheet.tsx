import { Dialog } from 'shared-kit/ui/dialog';
import { useProject } from '../project/project-context';
import { FactsForm } from './facts-form';
import { usePageFacts } from './use-page-facts';

/** The form over the page: from below on a phone. Loaded when somebody wants it. */
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
