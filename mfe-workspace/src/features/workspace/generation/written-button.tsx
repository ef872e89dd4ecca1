import { Button } from 'shared-kit/ui';
import { saveWrittenPage } from '../versions';
import { useProject, useProjectStore } from '../model';

/** Button shown after a stop or failure: continues with the unfinished page. */
export function WrittenButton({ size }: { readonly size?: 'small' }) {
  const store = useProjectStore();
  const hasWritten = useProject(({ written }) => written !== null && written.html.trim() !== '');
  if (!hasWritten) return null;
  return (
    <Button {...(size && { size })} onClick={() => void saveWrittenPage(store)}>
      Use what was written
    </Button>
  );
}
