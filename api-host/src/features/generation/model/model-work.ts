import type { GenerationContext } from '../generation-engine.port';
import type { SiteWork } from '../site-work/site-work';
import type { StepProgress } from './step-progress';
import type { ModelCall } from './stream-answer';

/** What a model call needs, and where its progress goes. */
export interface ModelWork {
  call: ModelCall;
  /** Processes the files; on a host, in a worker thread. */
  sites: SiteWork;
  progress: StepProgress;
  signal: AbortSignal;
  /** JPEGs showing how the page should look. */
  references?: readonly Uint8Array[];
  /** Reports the draft of whole files while it grows. */
  draft: GenerationContext['draft'];
}
