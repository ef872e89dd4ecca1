import { Button } from 'shared-kit/ui';
import { keepWritten } from '../versions/keep-written';
import { useProject, useProjectStore } from '../project/project-context';

/** After a stop or a failure: goes on with the page as far as it had been written. */
export function WrittenButton({ size }: { readonly size?: 'small' }) {
  const store = useProjectStore();
  const hasWritten = useProject(({ written }) => written !== null && written.html.trim() !== '');
  if (!hasWritten) return null;
  return (
    <Button {...(size && { size })} onClick={() => void keepWritten(store)}>
      Use what was written
    </Button>
  );
}
