import type {
  GeneratedFiles,
  GenerationEngine as EngineDescription,
  GenerationMode,
  ProcessingStepId,
} from 'shared-kit/contract';

/** What a member asked for. In mode 1 the three files are the current ones; never a chat history. */
export interface GenerationJob {
  prompt: string;
  mode: GenerationMode;
  html: string;
  css: string;
  js: string;
}

/** What an engine may say about a step; what it leaves out stays as it was. */
export type StepReport = (
  step: ProcessingStepId,
  status: 'processing' | 'completed' | 'error',
  message?: string,
) => void;

export interface GenerationContext {
  report: StepReport;
  /** Aborted at the time limit, on shutdown and when the task was lost; stops the provider too. */
  signal: AbortSignal;
}

/**
 * The port every generator stands behind. An adapter throws a GenerationFailure for what it
 * understands; anything else it throws is a defect and reaches the member as a plain "failed".
 */
export interface GenerationEngine {
  describe(): EngineDescription;
  generate(job: GenerationJob, context: GenerationContext): Promise<GeneratedFiles>;
}
