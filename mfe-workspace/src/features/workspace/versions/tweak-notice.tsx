import { History } from 'lucide-react';
import { useState } from 'react';
import { useQuery } from 'shared-kit/query';
import { Button, Notice, Row } from 'shared-kit/ui';
import { isLoading, useProject } from '../project/project-context';
import { ChangesDialog } from './changes-dialog';
import { useRestore } from './use-restore';
import { versionQueries } from './version.queries';

const titles: Readonly<Record<string, string>> = {
  refined: 'Your website was tweaked',
  fixed: 'Your website was repaired',
};

/** After a tweak or a repair: what changed, and the way back. */
export function TweakNotice() {
  const version = useProject((project) => project.version);
  const loading = useProject(isLoading);
  return version === null || version < 2 || loading ? null : <AfterTweak version={version} />;
}

function AfterTweak({ version }: { readonly version: number }) {
  const projectId = useProject((project) => project.draft.id);
  const { data } = useQuery(versionQueries.list(projectId, version));
  const restore = useRestore();
  const [comparing, setComparing] = useState(false);
  const newest = data?.find(({ number }) => number === version);
  const title = titles[newest?.kind ?? ''];
  if (title === undefined) return null;
  return (
    <Notice icon={<History size={16} aria-hidden />} title={title}>
      <Row>
        <Button size="small" onClick={() => setComparing(true)}>
          See changes
        </Button>
        <Button size="small" busy={restore.isPending} onClick={() => restore.mutate(version - 1)}>
          Undo
        </Button>
      </Row>
      <ChangesDialog open={comparing} onOpenChange={setComparing} from={version - 1} to={version} />
    </Notice>
  );
}
