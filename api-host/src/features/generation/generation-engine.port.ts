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

/** A picture the member has attached, as code names it. */
export interface JobPicture {
  readonly path: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** What a member asked for. In mode 1 the three files are the current ones; never a chat history. */
export interface GenerationJob {
  prompt: string;
  mode: GenerationMode;
  html: string;
  css: string;
  js: string;
  /** What the given page was seen to do wrong: it is to be repaired, and nothing else. */
  faults?: readonly PageFault[] | undefined;
  /** The only element that is to be changed. */
  target?: PointedElement | undefined;
  /** The project's own pictures, to be shown on the page. */
  pictures?: readonly JobPicture[] | undefined;
  /** JPEGs of what the page should look like; only for an engine that says it sees pictures. */
  references?: readonly Uint8Array[] | undefined;
}

/** What an engine may say about a step; what it leaves out stays as it was. */
export type StepReport = (
  step: ProcessingStepId,
  status: 'processing' | 'completed' | 'error',
  message?: string,
) => void;

/** What one answer of a language model took, as the provider counts. */
export interface SpentTokens {
  input: number;
  output: number;
}

/** What has been written so far; asked for when it is shown, which is less often than it grows. */
export type ReadDraft = () => Partial<DraftFiles>;

export interface GenerationContext {
  report: StepReport;
  /** Says that more of the files has been written. */
  draft: (read: ReadDraft) => void;
  /** Counts what an answer of a language model took. */
  spend: (tokens: SpentTokens) => void;
  /** Aborted at the time limit, on shutdown, when it was stopped and when the task was lost; stops the provider too. */
  signal: AbortSignal;
}

/**
 * What an engine has made. `unfulfilled` are sentences about what it was asked for and could not do, `parts`
 * what became of each request; an engine that cannot tell them apart leaves them out.
 */
export interface EngineResult extends GeneratedFiles {
  unfulfilled?: readonly string[];
  parts?: readonly OutcomePart[];
}

/**
 * The port every generator stands behind. An adapter throws a GenerationFailure for what it
 * understands; anything else it throws is a defect and reaches the member as a plain "failed".
 */
export interface GenerationEngine {
  describe(): EngineDescription;
  generate(job: GenerationJob, context: GenerationContext): Promise<EngineResult>;
}
