import { useState } from 'react';
import type { ProjectTurn } from 'shared-kit/contract';
import { Button, Row } from 'shared-kit/ui';
import { isLoading, useProject } from '../model';
import { ChangesDialog, useRestore, useView } from '../versions';

/** Actions on the version a turn has made. */
export function TurnActions({ turn, version }: { turn: ProjectTurn; version: number }) {
  const newest = useProject((project) => project.version);
  const loading = useProject(isLoading);
  if (loading) return null;
  if (version !== newest) return <ViewVersion version={version} />;
  return version > 1 ? <RestorePrevious turn={turn} version={version} /> : null;
}

function ViewVersion({ version }: { readonly version: number }) {
  const { busy, view } = useView(version);
  const isViewed = useProject((project) => project.viewed?.number === version);
  return (
    <Row>
      <Button
        size="small"
        variant="quiet"
        busy={busy}
        disabled={isViewed}
        aria-label={`View the website of version ${version}`}
        onClick={view}
      >
        View
      </Button>
    </Row>
  );
}

/** For the newest version: shows its changes and restores the previous one. */
function RestorePrevious({ turn, version }: { turn: ProjectTurn; version: number }) {
  const restore = useRestore();
  const [comparing, setComparing] = useState(false);
  const before = version - 1;
  return (
    <Row>
      <Button size="small" busy={restore.isPending} onClick={() => restore.mutate(before)}>
        {turn.mode === 0 ? 'Bring the old website back' : 'Undo'}
      </Button>
      <Button size="small" variant="quiet" onClick={() => setComparing(true)}>
        See changes
      </Button>
      <ChangesDialog open={comparing} onOpenChange={setComparing} from={before} to={version} />
    </Row>
  );
}
