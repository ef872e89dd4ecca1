import type { ProjectRecord as KeptRecord } from 'shared-kit/contract';
import { useSession } from 'shared-kit/session';
import type { HandOver } from '../../../draft';
import { recordOfHost } from './host-record';
import { newRecord } from './project-record';
import type { ProjectRecord, Start } from './project-record';
import { createProjectStore } from './project-store';
import type { ProjectStore } from './project-store';
import { draftOfKey, forgetDraft, lastDraftId } from './project-storage';
import { readStoredRecord } from './stored-record';

/**
 * Maximum age of a hand-over that starts a generation, in milliseconds. An older one is a history
 * entry of a project no longer stored here, and navigating back to it must not start anything.
 */
const handOverLifetimeMs = 60_000;

const expiredText = 'This project is no longer kept. Generate it again from its prompt.';
/**
 * Maximum age of an unconfirmed start that is repeated automatically, in milliseconds. Later the
 * member may have forgotten it.
 */
const startLifetimeMs = 3_600_000;

const interruptedText = 'The page was closed before the server confirmed the generation.';

/** Closes a project and removes its record, as after its deletion. */
export function closeProject(draftId: string): void {
  openStores.delete(draftId);
  forgetDraft(draftId);
}

/** Stores open in this page, so that returning finds the same instance. */
const openStores = new Map<string, ProjectStore>();

// The next member must not see stores of the previous one.
useSession.subscribe((session, before) => {
  if (session.token !== before.token) openStores.clear();
});

// Another tab changed the same project: load what it wrote.
window.addEventListener('storage', (event) => {
  const draftId = draftOfKey(event.key);
  if (draftId !== null && event.newValue !== null)
    void openStores.get(draftId)?.persist.rehydrate();
});

/**
 * Opens the project that was handed over, or the last one of this tab or browser; null when there
 * is none. Opening twice returns the same store, so a hand-over starts its generation exactly once.
 * Null as well for an old history entry whose project is not stored here: the host may have it.
 */
export function openProject(
  handOver: HandOver | null,
  now = (): Date => new Date(),
): ProjectStore | null {
  const userId = useSession.getState().user?.id;
  if (handOver && handOver.project.user_id === userId) {
    return openStored(handOver.project.id, now()) ?? openNew(handOver, now());
  }
  const last = lastDraftId();
  return last === null ? null : openStored(last, now());
}

/** Opens a project from the host's record, unless it is already open here. */
export function openFromHost(project: KeptRecord): ProjectStore {
  const open = openStores.get(project.id);
  return open ?? addStore(recordOfHost(project, useSession.getState().user?.id ?? ''));
}

/**
 * Opens an expired hand-over: only its prompt is known, and generation starts when the member asks
 * for it.
 */
export function openExpired({ project, prompt }: HandOver): ProjectStore {
  const run = { status: 'failed', mode: 0, message: expiredText } as const;
  return addStore(newRecord(project, prompt, run));
}

/** Opens the project with this id from browser storage; null when there is none. */
export function openStored(draftId: string, now = new Date()): ProjectStore | null {
  const open = openStores.get(draftId);
  if (open) return open;
  const record = readStoredRecord(draftId);
  if (!record || record.draft.user_id !== useSession.getState().user?.id) return null;
  const store = addStore(record);
  const { run } = store.getState();
  if (run.status === 'starting') store.setState({ run: resumeStart(run, now) });
  return store;
}

/**
 * Whether the call arrived is unknown. With an idempotency key it can be repeated; without one the
 * member is asked, because a second generation would cost twice.
 */
function resumeStart(run: Start, now: Date): ProjectRecord['run'] {
  const age = run.request && now.getTime() - run.request.at;
  if (age !== undefined && age <= startLifetimeMs) return { ...run, status: 'queued' };
  return { ...run, status: 'failed', message: interruptedText };
}

function openNew({ project, prompt }: HandOver, now: Date): ProjectStore | null {
  const age = now.getTime() - Date.parse(project.created_at);
  if (age > handOverLifetimeMs) return null;
  const store = addStore(newRecord(project, prompt, { status: 'idle' }));
  store.getState().request(0, prompt);
  return store;
}

function addStore(record: ProjectRecord): ProjectStore {
  const store = createProjectStore(record);
  openStores.set(record.draft.id, store);
  return store;
}
