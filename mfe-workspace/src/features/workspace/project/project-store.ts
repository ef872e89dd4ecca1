import type {
  GenerationMode,
  PointedElement,
  PreviewEntry,
  WholeVersion,
} from 'shared-kit/contract';
import { useSession } from 'shared-kit/session';
import { createJSONStorage, createStore, persist } from 'shared-kit/state';
import type { EditablePath } from '../code/editable-parts';
import { pendingSteps } from '../generation/processing-steps';
import type { FoundElement } from '../pick/find-element';
import type { Repair } from '../preview/watch/page-repair';
import { addTurn } from '../thread/turns';
import { isLoading, readRecord } from './project-record';
import type { ProjectRecord, PublishedSite, RequestName } from './project-record';
import { recordKey, writeRecord } from './project-storage';
import { afterSave, editPart } from './unsaved-code';
import type { SavedCode, UnsavedCode } from './unsaved-code';
import { readUnsaved, writeUnsaved } from './unsaved-storage';

/** A project as the workspace holds it, and the ways a member changes it. */
export interface ProjectState extends ProjectRecord {
  /** Results since the page was loaded; each new one starts the progress messages. */
  readonly results: number;
  /** While the host has not begun: how many it begins before; null when it does not wait or say. */
  readonly ahead: number | null;
  /** The worst of what the preview has seen of the page on display; null while it has seen nothing wrong. */
  readonly problem: PreviewEntry | null;
  /** The description it began with, as far as it is known. */
  readonly firstPrompt: string | null;
  /** Whether it was deleted, in this browser or another one. */
  readonly isDeleted: boolean;
  /** False when the browser's storage has no room for this project. */
  readonly isKept: boolean;
  /** Takes a new title; a blank one changes nothing. */
  readonly rename: (title: string, now: Date) => void;
  /** Puts a prompt on display and asks for a generation with it, maybe by a name it was asked by before. */
  readonly request: (mode: GenerationMode, prompt: string, again?: RequestName) => void;
  /** Puts a prompt on display and asks for a change of this element alone. */
  readonly change: (prompt: string, target: PointedElement) => void;
  /** Asks for an automatic repair; the member's prompt stays on display. */
  readonly repair: (repair: Repair) => void;
  /** Notes whether the newest version works in the preview. */
  readonly noteHealth: (works: boolean) => void;
  /** The element the next prompt is about; null for the whole page. */
  readonly pointed: FoundElement | null;
  readonly point: (element: FoundElement | null) => void;
  /** An older version on display in place of the newest one. */
  readonly viewed: WholeVersion | null;
  readonly view: (version: WholeVersion | null) => void;
  /** Makes a version of the history the project's newest state. */
  readonly adopt: (version: WholeVersion) => void;
  /** Takes what had been written when a generation was stopped or failed for the project's files. */
  readonly takeWritten: () => void;
  readonly setSite: (site: PublishedSite | null) => void;
  /** What was typed into the code view and is no version yet. */
  readonly unsaved: UnsavedCode | null;
  readonly edit: (path: EditablePath, text: string) => void;
  /** Replaces what is unsaved; null gives it up. */
  readonly setUnsaved: (unsaved: UnsavedCode | null) => void;
  /** Code from the editor has become a version. What was typed since stays unsaved. */
  readonly takeSaved: (saved: SavedCode) => void;
}

/** More than anybody repairs or goes back by; the record stays small. */
const keptSignatures = 100;
const keptVersions = 50;

/** The store of one project. */
export type ProjectStore = ReturnType<typeof createProjectStore>;

/** Makes the store of one project, which keeps itself in this browser from its first change on. */
export function createProjectStore(record: ProjectRecord) {
  const { id: draftId, user_id: owner } = record.draft;
  const noteKept = (isKept: boolean): void => {
    if (store.getState().isKept !== isKept) store.setState({ isKept });
  };
  const storage = createJSONStorage(() => ({
    getItem: () => localStorage.getItem(recordKey(draftId)),
    setItem(_name: string, text: string) {
      // After a sign-out nothing of the member may come back into storage, however late it arrives.
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
          const repaired = [...get().repaired, ...repair.signatures].slice(-keptSignatures);
          const begun = { kind: 'repair', prompt: repair.prompt, mode: 1 };
          const turns = addTurn(get().turns, begun);
          const fresh = { steps: pendingSteps(), written: null, viewed: null };
          set({ run, repaired, turns, pointed: null, ...fresh });
        },
        noteHealth(works) {
          const { version, working, viewed } = get();
          if (version === null || viewed || working.includes(version) === works) return;
          const others = working.filter((number) => number !== version);
          set({ working: works ? [...others, version].slice(-keptVersions) : others });
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

/** What is stored. Another tab must see a queued run as one that somebody is already starting. */
function toRecord(project: ProjectState): ProjectRecord {
  const { draft, prompt, files, engine, run, steps, site, version, repaired, working } = project;
  const storedRun = run.status === 'queued' ? ({ ...run, status: 'starting' } as const) : run;
  // While it grows the host has it; writing it here several times a second would help nobody.
  const written = isLoading(project) ? null : project.written;
  const { understood, usage, turns } = project;
  const { kept: onHost, isRenamed } = project;
  const insights = { understood, usage, repaired, working, kept: onHost, isRenamed };
  const kept = { draft, prompt, files, engine, steps, site, version, turns, ...insights };
  return { ...kept, run: storedRun, written };
}
