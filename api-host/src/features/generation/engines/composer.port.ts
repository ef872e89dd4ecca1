import type { UnderstoodPrompt } from 'shared-kit/contract';
import type { ComposeStage } from 'site-composer';
import type { EngineResult, JobPicture } from '../generation-engine.port';

/** A website to compose, and the day it was requested. */
export interface Commission {
  readonly prompt: string;
  readonly today: Date;
  readonly pictures?: readonly JobPicture[] | undefined;
}

/** The composed website, and the stages that led to it. */
export interface Composed {
  readonly stages: readonly ComposeStage[];
  readonly result: EngineResult;
}

/** The composer as the host uses it; may run in another thread. */
export interface Composer {
  readonly compose: (commission: Commission) => Promise<Composed>;
  readonly summarise: (prompt: string, today: Date) => Promise<UnderstoodPrompt>;
  /** Loads what the first call would otherwise wait for. */
  readonly prepare: () => Promise<void>;
}
