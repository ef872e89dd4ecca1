import { useState } from 'react';
import { Button } from 'shared-kit/ui';
import { NoticeBar } from '../layout';
import { useProject, useProjectStore } from '../model';
import { ChangesDialog } from './changes-dialog';
import { useRestore } from './use-restore';
import { describeKind, describeTime } from './version-words';

/** Banner stating that an older version is shown, with actions. */
export function ViewedBanner() {
  const viewed = useProject((project) => project.viewed);
  const version = useProject((project) => project.version) ?? 0;
  const store = useProjectStore();
  const restore = useRestore();
  const [comparing, setComparing] = useState(false);
  if (!viewed) return null;
  const back = (): void => store.getState().view(null);
  return (
    <NoticeBar aria-label="Older version">
      <output>
        You are looking at version {viewed.number}: {describeKind(viewed)}, {describeTime(viewed)}.
        Publish and Export use version {version}.
      </output>
      <Button size="small" onClick={() => setComparing(true)}>
        Changes
      </Button>
      {viewed.number > version ? (
        // Saved in another tab: it is the newest already, so there is nothing to restore.
        <Button size="small" variant="primary" onClick={() => store.getState().adopt(viewed)}>
          Use this version
        </Button>
      ) : (
        <Button
          size="small"
          variant="primary"
          busy={restore.isPending}
          onClick={() => restore.mutate(viewed.number)}
        >
          Restore
        </Button>
      )}
      <Button size="small" onClick={back}>
        Back
      </Button>
      <ChangesDialog
        open={comparing}
        onOpenChange={setComparing}
        from={viewed.number}
        to={version}
      />
    </NoticeBar>
  );
}
