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
import type { DraftProject } from '../../../draft';
import { pendingSteps } from './processing-steps';
import type { Repair } from './repair';
import type { Turns } from './turns';

/**
 * State of the generation. `queued` exists in memory only: a tab that reads `starting` from storage
 * knows that another tab is starting it, so that no generation starts twice.
 */
export type Run =
  | { readonly status: 'idle' }
  | Start
  | (RunRequest & { readonly status: 'running'; readonly taskId: string })
  | (RunRequest &
      Unanswered & { readonly status: 'failed' | 'cancelled'; readonly message: string });

/** A run that has been requested and not confirmed. */
export type Start = RunRequest & Unanswered & { readonly status: 'queued' | 'starting' };

/** The idempotency key of a request without a response yet; repeating it is safe. */
interface Unanswered {
  readonly request?: IdempotencyKey;
}

/** Client key of a start request. `at` is when it was first sent, in milliseconds. */
export interface IdempotencyKey {
  readonly id: string;
  readonly at: number;
}

/** What a run was requested with, beside the project's prompt. */
export interface RunRequest {
  readonly mode: GenerationMode;
  /** An automatic repair. It does not replace the displayed prompt. */
  readonly repair?: Repair;
  /** The element to change; null or absent for the whole page. */
  readonly target?: PointedElement;
}

/** The request of a run, for repeating it. */
export const runRequestOf = ({ mode, repair, target }: RunRequest): RunRequest => ({
  mode,
  ...(repair && { repair }),
  ...(target && { target }),
});

/** What the host has confirmed about a stored project. */
export interface HostRevision {
  /** Revision of the title, which detects concurrent renames. */
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
  /** The displayed prompt: the first one, or the latest that was sent. */
  readonly prompt: string;
  readonly files: GeneratedFiles | null;
  readonly engine: GenerationEngine | null;
  readonly run: Run;
  readonly steps: readonly ProcessingStep[];
  readonly site: PublishedSite | null;
  /** The newest version of the history that this browser knows; null where the host keeps none. */
  readonly version: number | null;
  /** The unfinished page. It grows while a generation runs. */
  readonly written: DraftFiles | null;
  /** How the host understood the prompt. */
  readonly understood: UnderstoodPrompt | null;
  /** Language model usage of the latest generation. */
  readonly usage: GenerationUsage | null;
  /** The conversation: prompts with their outcomes. */
  readonly turns: Turns;
  /** Signatures of problems that were repaired; none is repaired twice. */
  readonly repaired: readonly string[];
  /** Versions that worked in the preview. */
  readonly working: readonly number[];
  /** Null until the host has confirmed that it stores the project. */
  readonly kept: HostRevision | null;
  /** Whether the title was changed here and not sent yet. */
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

/** The loading flag of the specification: a generation has been asked for and has not ended. */
export function isLoading({ run }: { readonly run: Run }): boolean {
  return run.status === 'queued' || run.status === 'starting' || run.status === 'running';
}
