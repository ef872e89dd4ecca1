import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'shared-kit/router';
import { useSession } from 'shared-kit/session';
import { readHandOver } from '../../draft/hand-over';
import { DeletedGate } from './project/deleted-gate';
import { KeptGate, LatestGate, WebsiteGate } from './project/project-gates';
import { uploadStored } from './project/upload-stored';
import { useAddress } from './project/use-address';
import { useLocalProject } from './project/use-local-project';
import { WorkspaceScreen } from './workspace-screen';

/**
 * The workspace of the project in the address, of the one that was handed over, or of the last one. What
 * this browser holds opens at once; everything else comes from the host.
 */
export default function WorkspaceRoute() {
  const state: unknown = useLocation().state;
  const [search] = useSearchParams();
  const asked = search.get('project');
  const website = search.get('website');
  const userId = useSession((session) => session.user?.id);
  const given = readHandOver(state);
  // A history entry outlives a sign-out.
  const handOver = given?.project.user_id === userId ? given : null;
  const [store, reopen] = useLocalProject(asked, website, handOver);
  useAddress(store?.getState().draft.id ?? null);
  useEffect(() => void uploadStored(), []);
  if (store) {
    return (
      <DeletedGate store={store}>
        <WorkspaceScreen key={store.getState().draft.id} store={store} />
      </DeletedGate>
    );
  }
  const id = asked ?? handOver?.project.id ?? null;
  if (id !== null) return <KeptGate id={id} handOver={handOver} onOpened={reopen} />;
  if (website !== null) return <WebsiteGate id={website} />;
  return <LatestGate />;
}
