import type { ProjectRecord as KeptRecord } from 'shared-kit/contract';
import { useSession } from 'shared-kit/session';
import type { HandOver } from '../../../draft/hand-over';
import { recordOfHost } from './host-record';
import { newRecord } from './project-record';
import type { ProjectRecord, Start } from './project-record';
import { createProjectStore } from './project-store';
import type { ProjectStore } from './project-store';
import { draftOfKey, forgetDraft, lastDraftId } from './project-storage';
import { readStoredRecord } from './stored-record';

/**
 * A hand-over without a stored project starts a generation only while it is this young, in
 * milliseconds. Later it is a history entry of a project that this browser no longer keeps, and going
 * back to it must not start anything by itself.
 */
const handOverLifetimeMs = 60_000;

const expiredText = 'This project is no longer kept. Generate it again from its prompt.';
/**
 * A start nobody has confirmed is asked for again by itself while it is this young, in milliseconds:
 * later the member may have forgotten it.
 */
const startLifetimeMs = 3_600_000;

const interruptedText = 'The page was closed before the server confirmed the generation.';

/** Closes a project for good, as after its deletion. */
export function closeProject(draftId: string): void {
  openStores.delete(draftId);
  forgetDraft(draftId);
}

/** Stores that are open in this page, so that coming back finds the same one. */
const openStores = new Map<string, ProjectStore>();

// Whoever signs in next starts with nothing of the member who left.
useSession.subscribe((session, before) => {
  if (session.token !== before.token) openStores.clear();
});

// The same project in another tab: what was written there shows here.
window.addEventListener('storage', (event) => {
  const draftId = draftOfKey(event.key);
  if (draftId !== null && event.newValue !== null)
    void openStores.get(draftId)?.persist.rehydrate();
});

/**
 * Opens the project that was handed over, or the last one of this tab or browser; null when there is
 * none. Opening twice gives the same store, so a hand-over starts its generation exactly once. One from an
 * old history entry that this browser no longer holds is null: the host may have it.
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

/** Opens a project the host keeps, as it is there, unless this browser has it open already. */
export function openFromHost(project: KeptRecord): ProjectStore {
  const open = openStores.get(project.id);
  return open ?? addStore(recordOfHost(project, useSession.getState().user?.id ?? ''));
}

/** A hand-over nobody keeps any more: its prompt is all there is, and generates when the member says so. */
export function openExpired({ project, prompt }: HandOver): ProjectStore {
  const run = { status: 'failed', mode: 0, message: expiredText } as const;
  return addStore(newRecord(project, prompt, run));
}

/** The project of this browser by that name; null when it holds none. */
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
 * Nobody can tell whether that call arrived. By the name it was asked by it can be asked again; without
 * one, asking the member beats paying for two generations.
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
