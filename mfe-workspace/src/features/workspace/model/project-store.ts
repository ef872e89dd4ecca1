import type {
  GenerationMode,
  PointedElement,
  PreviewEntry,
  WholeVersion,
} from 'shared-kit/contract';
import { useSession } from 'shared-kit/session';
import { createJSONStorage, createStore, persist } from 'shared-kit/state';
import type { EditablePath } from './editable-parts';
import { pendingSteps } from './processing-steps';
import type { FoundElement } from '../elements';
import type { Repair } from './repair';
import { addTurn } from './turns';
import { isLoading } from './project-record';
import type { ProjectRecord, PublishedSite, IdempotencyKey } from './project-record';
import { readRecord } from './read-record';
import { recordKey, writeRecord } from './project-storage';
import { afterSave, editPart } from './unsaved-code';
import type { SavedCode, UnsavedCode } from './unsaved-code';
import { readUnsaved, writeUnsaved } from './unsaved-storage';

/** State of an open project and the actions that change it. */
export interface ProjectState extends ProjectRecord {
  /** Number of results since the page was loaded; each increment restarts the progress messages. */
  readonly results: number;
  /** Number of generations queued before this one; null when unknown or not queued. */
  readonly ahead: number | null;
  /** The worst problem seen in the preview of the displayed page; null while there is none. */
  readonly problem: PreviewEntry | null;
  /** The project's first prompt, if known. */
  readonly firstPrompt: string | null;
  /** Whether it was deleted, in this browser or another one. */
  readonly isDeleted: boolean;
  /** False when browser storage has no room for this project. */
  readonly isKept: boolean;
  /** Renames the project; a blank title changes nothing. */
  readonly rename: (title: string, now: Date) => void;
  /**
   * Displays a prompt and requests a generation with it, optionally repeating an earlier
   * idempotency key.
   */
  readonly request: (mode: GenerationMode, prompt: string, again?: IdempotencyKey) => void;
  /** Displays a prompt and requests a change of this element only. */
  readonly change: (prompt: string, target: PointedElement) => void;
  /** Requests an automatic repair; the displayed prompt stays. */
  readonly repair: (repair: Repair) => void;
  /** Records whether the newest version works in the preview. */
  readonly noteHealth: (works: boolean) => void;
  /** The element the next prompt is about; null for the whole page. */
  readonly pointed: FoundElement | null;
  readonly point: (element: FoundElement | null) => void;
  /** An older version shown instead of the newest one. */
  readonly viewed: WholeVersion | null;
  readonly view: (version: WholeVersion | null) => void;
  /** Makes a version the project's current state. */
  readonly adopt: (version: WholeVersion) => void;
  /** Makes the unfinished page of a stopped or failed generation the project's files. */
  readonly takeWritten: () => void;
  readonly setSite: (site: PublishedSite | null) => void;
  /** Code typed in the code view and not saved as a version. */
  readonly unsaved: UnsavedCode | null;
  readonly edit: (path: EditablePath, text: string) => void;
  /** Replaces the unsaved code; null discards it. */
  readonly setUnsaved: (unsaved: UnsavedCode | null) => void;
  /** Records that code from the editor was saved as a version. Text typed since stays unsaved. */
  readonly takeSaved: (saved: SavedCode) => void;
}

/** Limits of the two lists, so that the record stays small. */
const signatureLimit = 100;
const workingVersionLimit = 50;

/** The store of one project. */
export type ProjectStore = ReturnType<typeof createProjectStore>;

/** Creates the store of one project, persisted in this browser from its first change. */
export function createProjectStore(record: ProjectRecord) {
  const { id: draftId, user_id: owner } = record.draft;
  const noteKept = (isKept: boolean): void => {
    if (store.getState().isKept !== isKept) store.setState({ isKept });
  };
  const storage = createJSONStorage(() => ({
    getItem: () => localStorage.getItem(recordKey(draftId)),
    setItem(_name: string, text: string) {
      // After a sign-out nothing of the member may be written to storage, however late it arrives.
      if (useSession.getState().user?.id === owner) noteKept(writeRecord(draftId, text));
    },
    removeItem: () => {
      localStorage.removeItem(recordKey(draftId));
    },
  }));

  const store = createStore<ProjectState>()(
    persist(
      (set, get) => ({
        ...record,
        results: 0,
        ahead: null,
        problem: null,
        firstPrompt: null,
        isDeleted: false,
        isKept: true,
        viewed: null,
        pointed: null,
        point(pointed) {
          set({ pointed });
        },
        rename(title, now) {
          const named = title.trim();
          if (named === '' || named === get().draft.title) return;
          const updated_at = now.toISOString();
          set(({ draft }) => ({
            draft: { ...draft, title: named, updated_at },
            isRenamed: true,
          }));
        },
        request(mode, prompt, again) {
          const run = { status: 'queued', mode, ...(again && { request: again }) } as const;
          const understood = mode === 0 ? null : get().understood;
          const begun = { steps: pendingSteps(), written: null, viewed: null, usage: null };
          const kind = mode === 1 ? 'refined' : 'generated';
          const turns = addTurn(get().turns, { kind, prompt, mode });
          set({ prompt, run, understood, turns, pointed: null, ...begun });
        },
        change(prompt, target) {
          const run = { status: 'queued', mode: 1, target } as const;
          const begun = { kind: 'refined', prompt, mode: 1, target: target.excerpt };
          const turns = addTurn(get().turns, begun);
          const fresh = { steps: pendingSteps(), written: null, viewed: null };
          set({ prompt, run, turns, pointed: null, ...fresh });
        },
        repair(repair) {
          const run = { status: 'queued', mode: 1, repair } as const;
          const repaired = [...get().repaired, ...repair.signatures].slice(-signatureLimit);
          const begun = { kind: 'repair', prompt: repair.prompt, mode: 1 };
          const turns = addTurn(get().turns, begun);
          const fresh = { steps: pendingSteps(), written: null, viewed: null };
          set({ run, repaired, turns, pointed: null, ...fresh });
        },
        noteHealth(works) {
          const { version, working, viewed } = get();
          if (version === null || viewed || working.includes(version) === works) return;
          const others = working.filter((number) => number !== version);
          set({ working: works ? [...others, version].slice(-workingVersionLimit) : others });
        },
        view(viewed) {
          set({ viewed });
        },
        adopt({ files, number, prompt, kind, restored_from }) {
          const made = { kind, prompt, mode: null, status: 'done', version: number, restored_from };
          const turns = addTurn(get().turns, made);
          const shown = { files, version: number, viewed: null, pointed: null };
          set({ prompt: prompt || get().prompt, turns, ...shown });
        },
        takeWritten() {
          const { run, written, files } = get();
          const isStopped = run.status === 'failed' || run.status === 'cancelled';
          if (!isStopped || !written) return;
          const notes = ['This page is unfinished: this is as much of it as had been written.'];
          const kept = { framework: 'vanilla', ...files, ...written, notes };
          set({ files: kept, written: null, run: { status: 'idle' } });
        },
        setSite(site) {
          set({ site });
        },
        unsaved: readUnsaved(draftId),
        edit(path, text) {
          set({ unsaved: editPart(get(), path, text) });
        },
        setUnsaved(unsaved) {
          set({ unsaved });
        },
        takeSaved(saved) {
          const { files, unsaved } = get();
          const next = { framework: 'vanilla', ...files, ...saved.code, notes: [] };
          const made = { kind: 'edited', prompt: '', mode: null, status: 'done' };
          const turns = addTurn(get().turns, { ...made, version: saved.version });
          set({ files: next, version: saved.version, unsaved: afterSave(unsaved, saved), turns });
        },
      }),
      {
        name: recordKey(draftId),
        version: 1,
        storage,
        partialize: toRecord,
        merge: (stored, current) => {
          const read = readRecord(stored);
          return read?.draft.id === draftId ? { ...current, ...read } : current;
        },
      },
    ),
  );
  store.subscribe(({ unsaved }, before) => {
    const isOurs = useSession.getState().user?.id === owner;
    if (isOurs && unsaved !== before.unsaved) writeUnsaved(draftId, unsaved);
  });
  return store;
}

/**
 * The persisted part. A queued run is stored as `starting`, so that other tabs do not start it too.
 */
function toRecord(project: ProjectState): ProjectRecord {
  const { draft, prompt, files, engine, run, steps, site, version, repaired, working } = project;
  const storedRun = run.status === 'queued' ? ({ ...run, status: 'starting' } as const) : run;
  // Not persisted while it grows: the host has it, and several writes a second would cost time for
  // nothing.
  const written = isLoading(project) ? null : project.written;
  const { understood, usage, turns } = project;
  const { kept: onHost, isRenamed } = project;
  const insights = { understood, usage, repaired, working, kept: onHost, isRenamed };
  const kept = { draft, prompt, files, engine, steps, site, version, turns, ...insights };
  return { ...kept, run: storedRun, written };
}
