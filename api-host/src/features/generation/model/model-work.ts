import type { GenerationContext } from '../generation-engine.port';
import type { SiteWork } from '../site-work/site-work';
import type { StepProgress } from './step-progress';
import type { ModelCall } from './stream-answer';

/** What a language model is asked with, and where its progress goes. */
export interface ModelWork {
  call: ModelCall;
  /** Reads the files, in a thread of its own on a host. */
  sites: SiteWork;
  progress: StepProgress;
  signal: AbortSignal;
  /** What the page should look like, as JPEGs. */
  references?: readonly Uint8Array[];
  /** Shows what is written of whole files, while it is. */
  draft: GenerationContext['draft'];
}
