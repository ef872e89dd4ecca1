import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'shared-kit/router';
import { useSession } from 'shared-kit/session';
import { readHandOver } from '../../draft';
import { DeletedGate, HostProjectGate, LatestGate, WebsiteGate } from './opening';
import { uploadStored, useAddress, useLocalProject } from './model';
import { WorkspaceScreen } from './workspace-screen';

/**
 * The workspace of the project in the address, of the handed-over one, or of the latest. Projects
 * stored in this browser open at once; others are loaded from the host.
 */
export default function WorkspaceRoute() {
  const state: unknown = useLocation().state;
  const [search] = useSearchParams();
  const asked = search.get('project');
  const website = search.get('website');
  const userId = useSession((session) => session.user?.id);
  const given = readHandOver(state);
  // Navigation state survives a sign-out, so its owner is checked.
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
  if (id !== null) return <HostProjectGate id={id} handOver={handOver} onOpened={reopen} />;
  if (website !== null) return <WebsiteGate id={website} />;
  return <LatestGate />;
}
