import {
  draftFiles,
  generatedFiles,
  generationEngine,
  generationUsage,
  pageFaults,
  pointedElement,
  processingStep,
  projectTurn,
  understoodPrompt,
} from 'shared-kit/contract';
import type {
  DraftFiles,
  GeneratedFiles,
  GenerationEngine,
  GenerationMode,
  GenerationUsage,
  PointedElement,
  ProcessingStep,
  UnderstoodPrompt,
} from 'shared-kit/contract';
import { isDraft } from '../../../draft/draft-project';
import type { DraftProject } from '../../../draft/draft-project';
import { pendingSteps } from '../generation/processing-steps';
import type { Repair } from '../preview/watch/page-repair';
import type { Turns } from '../thread/turns';

/**
 * Where the generation stands. `queued` exists in memory only: a tab that reads `starting` from storage
 * knows that another one is at it, so that no generation is ever started twice.
 */
export type Run =
  | { readonly status: 'idle' }
  | Start
  | (Asked & { readonly status: 'running'; readonly taskId: string })
  | (Asked & Unanswered & { readonly status: 'failed' | 'cancelled'; readonly message: string });

/** A run the host is asked for and has not confirmed. */
export type Start = Asked & Unanswered & { readonly status: 'queued' | 'starting' };

/** By what name the host was asked, as long as nobody knows whether it has heard: asking again is safe. */
interface Unanswered {
  readonly request?: RequestName;
}

/** `at` is the time of the first asking, in milliseconds. */
export interface RequestName {
  readonly id: string;
  readonly at: number;
}

/** What a run was asked for, beside the project's prompt. */
export interface Asked {
  readonly mode: GenerationMode;
  /** An automatic repair: not a wish of the member's, so it takes no prompt's place. */
  readonly repair?: Repair;
  /** The element that is to be changed, of the prompt on display. */
  readonly target?: PointedElement;
}

/** What a run was asked for, to ask for it again. */
export const askedOf = ({ mode, repair, target }: Asked): Asked => ({
  mode,
  ...(repair && { repair }),
  ...(target && { target }),
});

/** What the host has said of a project it keeps. */
export interface KeptProject {
  /** The title's, by which a rename is told from one made elsewhere meanwhile. */
  readonly revision: number;
}

/** Where the project was published. */
export interface PublishedSite {
  readonly id: string | null;
  readonly link: string | null;
}

/** Everything about a project that a reload must not lose. */
export interface ProjectRecord {
  readonly draft: DraftProject;
  /** The prompt on display: the first one, or the latest that was sent. */
  readonly prompt: string;
  readonly files: GeneratedFiles | null;
  readonly engine: GenerationEngine | null;
  readonly run: Run;
  readonly steps: readonly ProcessingStep[];
  readonly site: PublishedSite | null;
  /** The newest version of the history that this browser knows; null where the host keeps none. */
  readonly version: number | null;
  /** What was written of a page that is not done: it grows while a generation runs. */
  readonly written: DraftFiles | null;
  /** What the host has read in the prompt, while it builds and afterwards. */
  readonly understood: UnderstoodPrompt | null;
  /** What the latest generation took of a language model. */
  readonly usage: GenerationUsage | null;
  /** The conversation: what was asked, and what became of it. */
  readonly turns: Turns;
  /** Problems that were repaired once: none is a second time. */
  readonly repaired: readonly string[];
  /** Versions that were seen to work in the preview. */
  readonly working: readonly number[];
  /** Null while the host has not said that it keeps the project. */
  readonly kept: KeptProject | null;
  /** Whether the title was changed here and the host has not heard of it. */
  readonly isRenamed: boolean;
}

/** A project that waits for its first generation. */
export function newRecord(draft: DraftProject, prompt: string, run: Run): ProjectRecord {
  return {
    draft,
    prompt,
    files: null,
    engine: null,
    run,
    steps: pendingSteps(),
    site: null,
    version: null,
    written: null,
    understood: null,
    usage: null,
    turns: [],
    repaired: [],
    working: [],
    kept: null,
    isRenamed: false,
  };
}

/**
 * Reads a stored record, part by part: what another version wrote or a hand changed is dropped, and a
 * record without its draft and prompt is none at all.
 */
export function readRecord(stored: unknown): ProjectRecord | null {
  if (!isObject(stored) || !isDraft(stored.draft) || typeof stored.prompt !== 'string') return null;
  const files = generatedFiles.safeParse(stored.files);
  const engine = generationEngine.safeParse(stored.engine);
  const written = draftFiles.safeParse(stored.written);
  return {
    draft: stored.draft,
    prompt: stored.prompt,
    files: files.success ? files.data : null,
    engine: engine.success ? engine.data : null,
    run: readRun(stored.run),
    steps: readSteps(stored.steps),
    site: readSite(stored.site),
    version: Number.isInteger(stored.version) ? Number(stored.version) : null,
    written: written.success ? written.data : null,
    understood: understoodPrompt.safeParse(stored.understood).data ?? null,
    usage: generationUsage.safeParse(stored.usage).data ?? null,
    turns: readTurns(stored.turns),
    repaired: listOf(stored.repaired).filter((entry) => typeof entry === 'string'),
    working: listOf(stored.working).filter((entry) => typeof entry === 'number'),
    kept: readKept(stored.kept),
    isRenamed: stored.isRenamed === true,
  };
}

function readKept(stored: unknown): KeptProject | null {
  if (!isObject(stored) || typeof stored.revision !== 'number') return null;
  return { revision: stored.revision };
}

const readTurns = (stored: unknown): Turns =>
  listOf(stored).flatMap((turn) => projectTurn.safeParse(turn).data ?? []);

const listOf = (stored: unknown): readonly unknown[] => (Array.isArray(stored) ? stored : []);

function readRun(stored: unknown): Run {
  if (!isObject(stored)) return { status: 'idle' };
  const repair = readRepair(stored.repair);
  const target = pointedElement.safeParse(stored.target);
  const asked = {
    mode: stored.mode === 1 ? 1 : 0,
    ...(repair && { repair }),
    ...(target.success && { target: target.data }),
  } as const;
  const { status, taskId, message } = stored;
  if (status === 'running' && typeof taskId === 'string') return { ...asked, status, taskId };
  const request = readRequest(stored.request);
  const unanswered = { ...asked, ...(request && { request }) };
  if (status === 'starting') return { ...unanswered, status };
  if ((status === 'failed' || status === 'cancelled') && typeof message === 'string') {
    return { ...unanswered, status, message };
  }
  return { status: 'idle' };
}

function readRequest(stored: unknown): RequestName | null {
  if (!isObject(stored)) return null;
  const { id, at } = stored;
  return typeof id === 'string' && typeof at === 'number' ? { id, at } : null;
}

function readRepair(stored: unknown): Repair | null {
  if (!isObject(stored) || typeof stored.prompt !== 'string') return null;
  const faults = pageFaults.safeParse(stored.faults);
  if (!faults.success) return null;
  const signatures = listOf(stored.signatures).filter((entry) => typeof entry === 'string');
  return { prompt: stored.prompt, faults: faults.data, signatures };
}

function readSteps(stored: unknown): readonly ProcessingStep[] {
  const steps = Array.isArray(stored) ? stored.map((step) => processingStep.safeParse(step)) : [];
  const good = steps.flatMap((step) => (step.success ? [step.data] : []));
  const fresh = pendingSteps();
  return good.length === fresh.length ? good : fresh;
}

function readSite(stored: unknown): PublishedSite | null {
  if (!isObject(stored)) return null;
  const { id, link } = stored;
  return { id: typeof id === 'string' ? id : null, link: typeof link === 'string' ? link : null };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The loading flag of the specification: a generation has been asked for and has not ended. */
export function isLoading({ run }: { readonly run: Run }): boolean {
  return run.status === 'queued' || run.status === 'starting' || run.status === 'running';
}
