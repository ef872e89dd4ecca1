import { ApiError, callApi } from 'shared-kit/client';
import { renameProject } from 'shared-kit/contract';
import type { ProjectRecord } from 'shared-kit/contract';
import { useSession } from 'shared-kit/session';
import { notify } from 'shared-kit/ui';
import { changesFromHost } from './host-record';
import { readProject } from './project.queries';
import type { ProjectStore } from './project-store';
import { uploadProject } from './upload-project';

/** Stores whose project is being compared with the host's, and whether to do it once more afterwards. */
const underWay = new WeakMap<ProjectStore, { again: boolean }>();

/**
 * Brings a project here and at the host to the same state: what the host does not know is sent, what
 * happened elsewhere is taken over. Without a connection, and with a host that keeps no projects, everything
 * stays as it is.
 */
export async function syncProject(store: ProjectStore): Promise<void> {
  const running = underWay.get(store);
  if (running) {
    running.again = true;
    return;
  }
  const turn = { again: true };
  underWay.set(store, turn);
  try {
    while (turn.again && isOurs(store)) {
      turn.again = false;
      await syncOnce(store);
    }
  } catch (error) {
    // Not reached, or in trouble: the next look tries again, and this browser has it all.
    if (!(error instanceof ApiError)) throw error;
  } finally {
    underWay.delete(store);
  }
}

async function syncOnce(store: ProjectStore): Promise<void> {
  const project = await uploadProject(store.getState());
  if (!isOurs(store)) return;
  if (project === 'deleted') store.setState({ isDeleted: true });
  if (typeof project === 'string') return;
  take(store, project);
  if (store.getState().isRenamed) await tellTitle(store);
}

function take(store: ProjectStore, project: ProjectRecord): void {
  store.setState(changesFromHost(store.getState(), project));
}

/** The later of two renames is told so, and takes over what the project is called by now. */
async function tellTitle(store: ProjectStore): Promise<void> {
  const { draft, kept } = store.getState();
  if (!kept) return;
  const params = { project_id: draft.id };
  const body = { revision: kept.revision, title: draft.title };
  try {
    const { project } = await callApi(renameProject, { params, body });
    // Renamed again while this was under way: that is still to be told.
    const isRenamed = store.getState().draft.title !== draft.title;
    store.setState({ kept: { revision: project.revision }, isRenamed });
    if (isRenamed) await tellTitle(store);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'CONFLICT') throw error;
    notify.error(error.message);
    store.setState({ isRenamed: false });
    const project = await readProject(draft.id);
    if (project && isOurs(store)) take(store, project);
  }
}

/** After a sign-out nothing of the member may be asked for or kept. */
const isOurs = (store: ProjectStore): boolean =>
  useSession.getState().user?.id === store.getState().draft.user_id;
