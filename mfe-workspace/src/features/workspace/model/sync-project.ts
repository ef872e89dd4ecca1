import { ApiError, callApi } from 'shared-kit/client';
import { renameProject } from 'shared-kit/contract';
import type { ProjectRecord } from 'shared-kit/contract';
import { useSession } from 'shared-kit/session';
import { notify } from 'shared-kit/ui';
import { changesFromHost } from './host-record';
import { readProject } from './project.queries';
import type { ProjectStore } from './project-store';
import { uploadProject } from './upload-project';

/** Stores being synchronised, and whether to run once more afterwards. */
const underWay = new WeakMap<ProjectStore, { again: boolean }>();

/**
 * Synchronises a project with the host: sends what the host lacks and takes over changes made
 * elsewhere. Without a connection, or with a host that stores no projects, nothing changes.
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
    // Unreachable or failing: the next synchronisation tries again; this browser has everything.
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
  if (store.getState().isRenamed) await sendTitle(store);
}

function take(store: ProjectStore, project: ProjectRecord): void {
  store.setState(changesFromHost(store.getState(), project));
}

/**
 * Sends the title. The later of two concurrent renames is refused and takes over the current title.
 */
async function sendTitle(store: ProjectStore): Promise<void> {
  const { draft, kept } = store.getState();
  if (!kept) return;
  const params = { project_id: draft.id };
  const body = { revision: kept.revision, title: draft.title };
  try {
    const { project } = await callApi(renameProject, { params, body });
    // Renamed again meanwhile: that rename is still to be sent.
    const isRenamed = store.getState().draft.title !== draft.title;
    store.setState({ kept: { revision: project.revision }, isRenamed });
    if (isRenamed) await sendTitle(store);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'CONFLICT') throw error;
    notify.error(error.message);
    store.setState({ isRenamed: false });
    const project = await readProject(draft.id);
    if (project && isOurs(store)) take(store, project);
  }
}

/**
 * Whether the member is still signed in; afterwards nothing may be requested or stored for them.
 */
const isOurs = (store: ProjectStore): boolean =>
  useSession.getState().user?.id === store.getState().draft.user_id;
