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

/** Why a task failed, as shown to the member. */
export interface TaskError {
  code: string;
  message: string;
}

/** `version` changes whenever a file is restarted, so that readers never join pieces of two. */
export interface Draft extends DraftFiles {
  version: number;
}

export interface GenerationTasksTable {
  /** Unguessable: anyone with the id may read the task. */
  id: string;
  user_id: string;
  /** Idempotency key: the client's key plus a digest of the body. */
  request_id: string | null;
  request_digest: string | null;
  mode: GenerationMode;
  prompt: string;
  /** The files to refine; empty for a fresh site. */
  html: string;
  css: string;
  js: string;
  /** Faults seen in the preview, when the task repairs them. */
  faults: PageFault[] | null;
  /** The element a refinement applies to. */
  target: PointedElement | null;
  status: TaskStatus;
  steps: ProcessingStep[];
  engine: GenerationEngine;
  result: GeneratedFiles | null;
  /** Summary of the prompt of a new site. */
  understood: UnderstoodPrompt | null;
  /** Null where no language model was used. */
  usage: GenerationUsage | null;
  /** The outcome of each part of the request; null before the task is done. */
  outcome: RequestOutcome | null;
  error: TaskError | null;
  /** The member's project, and the version the result became. */
  project_id: string | null;
  version: number | null;
  /** The files while they are written, and after an end without a result. */
  draft: Draft | null;
  /** The runner that holds the task, until when, and the number of attempts. */
  lease_owner: string | null;
  lease_until: Date | null;
  attempt: Generated<number>;
  /** Incremented by every change; used as event id. */
  revision: Generated<number>;
  created_at: Date;
  started_at: Date | null;
  finished_at: Date | null;
  /** Since when only the turn in the project's conversation is kept. */
  forgotten_at: Generated<Date | null>;
}

/** The language model connected by administrators; at most one row, with the id `connected`. */
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

/** Usage per day, model and currency; the currency is empty without prices. */
export interface ModelSpendingTable {
  /** UTC date such as 2026-01-31. */
  day: string;
  label: string;
  model: string;
  currency: string;
  generations: number;
  input_tokens: number;
  output_tokens: number;
  cost: number;
}

export interface GenerationTables {
  connected_model: ConnectedModelTable;
  model_spending: ModelSpendingTable;
  generation_tasks: GenerationTasksTable;
}
