import type {
  DraftFiles,
  GeneratedFiles,
  GenerationEngine as EngineDescription,
  GenerationMode,
  OutcomePart,
  PageFault,
  PointedElement,
  ProcessingStepId,
} from 'shared-kit/contract';

/** A picture the member has attached, by the path used in code. */
export interface JobPicture {
  readonly path: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/**
 * A member's request. In mode 1 the three files are the current ones; there is never a chat
 * history.
 */
export interface GenerationJob {
  prompt: string;
  mode: GenerationMode;
  html: string;
  css: string;
  js: string;
  /** Faults observed in the given page: repair them and change nothing else. */
  faults?: readonly PageFault[] | undefined;
  /** The only element to change. */
  target?: PointedElement | undefined;
  /** The project's own pictures, to show on the page. */
  pictures?: readonly JobPicture[] | undefined;
  /** JPEGs showing how the page should look; only for an engine that accepts pictures. */
  references?: readonly Uint8Array[] | undefined;
}

/** Updates a step; omitted values stay as they were. */
export type StepReport = (
  step: ProcessingStepId,
  status: 'processing' | 'completed' | 'error',
  message?: string,
) => void;

/** Token usage of one answer, as counted by the provider. */
export interface SpentTokens {
  input: number;
  output: number;
}

/** Reads the current draft; called when it is shown, which is less often than it grows. */
export type ReadDraft = () => Partial<DraftFiles>;

export interface GenerationContext {
  report: StepReport;
  /** Reports that more of the files has been written. */
  draft: (read: ReadDraft) => void;
  /** Adds the token usage of one answer. */
  spend: (tokens: SpentTokens) => void;
  /**
   * Aborted at the time limit, on shutdown, on a stop and when the task is lost; must also abort
   * the provider request.
   */
  signal: AbortSignal;
}

/**
 * An engine's result. `unfulfilled` are sentences about requests it could not carry out, `parts`
 * the outcome of each request; an engine that cannot separate them leaves them out.
 */
export interface EngineResult extends GeneratedFiles {
  unfulfilled?: readonly string[];
  parts?: readonly OutcomePart[];
}

/**
 * The port implemented by every engine. An adapter throws GenerationFailure for known causes; any
 * other error is a defect and reaches the member as a plain "failed".
 */
export interface GenerationEngine {
  describe(): EngineDescription;
  generate(job: GenerationJob, context: GenerationContext): Promise<EngineResult>;
}
