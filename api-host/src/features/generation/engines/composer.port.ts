import type { UnderstoodPrompt } from 'shared-kit/contract';
import type { ComposeStage } from 'site-composer';
import type { EngineResult, JobPicture } from '../generation-engine.port';

/** A website that is to be composed, on the day it was asked for. */
export interface Commission {
  readonly prompt: string;
  readonly today: Date;
  readonly pictures?: readonly JobPicture[] | undefined;
}

/** What was composed, and how it came to be. */
export interface Composed {
  readonly stages: readonly ComposeStage[];
  readonly result: EngineResult;
}

/** What the host asks of the composer, which may work in another thread. */
export interface Composer {
  readonly compose: (commission: Commission) => Promise<Composed>;
  readonly summarise: (prompt: string, today: Date) => Promise<UnderstoodPrompt>;
  /** Loads what the first of these would otherwise wait for. */
  readonly prepare: () => Promise<void>;
}
