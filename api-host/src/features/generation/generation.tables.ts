import type {
  DraftFiles,
  GeneratedFiles,
  GenerationEngine,
  GenerationMode,
  GenerationUsage,
  ModelProvider,
  PageFault,
  PointedElement,
  ProcessingStep,
  RequestOutcome,
  UnderstoodPrompt,
} from 'shared-kit/contract';
import type { Generated } from 'kysely';

export type TaskStatus = 'queued' | 'running' | 'done' | 'failed' | 'cancelled';

/** Why a task failed, as the member is told. */
export interface TaskError {
  code: string;
  message: string;
}

/** `version` changes whenever a file was begun anew, so that nobody joins pieces of two. */
export interface Draft extends DraftFiles {
  version: number;
}

export interface GenerationTasksTable {
  /** Unguessable: whoever knows it may read the task. */
  id: string;
  user_id: string;
  /** The member's own name for the request that asked for it, and what that request said. */
  request_id: string | null;
  request_digest: string | null;
  mode: GenerationMode;
  prompt: string;
  /** The files to refine; empty for a fresh site. */
  html: string;
  css: string;
  js: string;
  /** What went wrong in the preview, when the task is its repair. */
  faults: PageFault[] | null;
  /** The element a refinement is about. */
  target: PointedElement | null;
  status: TaskStatus;
  steps: ProcessingStep[];
  engine: GenerationEngine;
  result: GeneratedFiles | null;
  /** What was read in the prompt of a fresh site. */
  understood: UnderstoodPrompt | null;
  /** Null where no language model was asked. */
  usage: GenerationUsage | null;
  /** What became of each part of what was asked; null before a good end. */
  outcome: RequestOutcome | null;
  error: TaskError | null;
  /** The member's project the result becomes a version of, and which one it became. */
  project_id: string | null;
  version: number | null;
  /** What there is of the files while they are written, and after an end without a result. */
  draft: Draft | null;
  /** The runner that works on it, until when nobody else may, and how often one has begun. */
  lease_owner: string | null;
  lease_until: Date | null;
  attempt: Generated<number>;
  /** Grows with every change: the id of an event. */
  revision: Generated<number>;
  created_at: Date;
  started_at: Date | null;
  finished_at: Date | null;
  /** Since when only its turn in its project's conversation is kept. */
  forgotten_at: Generated<Date | null>;
}

/** The language model administrators have connected; at most one row, whose id is `connected`. */
export interface ConnectedModelTable {
  id: 'connected';
  provider: ModelProvider;
  /** Empty for the provider's own API. */
  address: string;
  model: string;
  sees_pictures: boolean;
  /** Encrypted; null where the model needs none. */
  sealed_key: string | null;
  changed_at: Date;
}

/** What one day's generations took of one model in one currency, which is empty without prices. */
export interface ModelSpendingTable {
  /** As in 2026-01-31, UTC. */
  day: string;
  label: string;
  model: string;
  currency: string;
  generations: number;
  input_tokens: number;
  output_tokens: number;
  cost: number;
}

/** Tables of generation. */
export interface GenerationTables {
  connected_model: ConnectedModelTable;
  model_spending: ModelSpendingTable;
  generation_tasks: GenerationTasksTable;
}
