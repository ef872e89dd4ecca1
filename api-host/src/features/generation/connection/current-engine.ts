import type { Database } from '../../../database/schema';
import type { SecretBox } from '../../../secrets/secret-box';
import { chooseEngine, composerEngine, isDecided } from '../choose-engine';
import type { EngineSettings, EngineWork } from '../choose-engine';
import { engineOfModel } from '../chosen-model';
import type { GenerationEngine } from '../generation-engine.port';
import { GenerationFailure } from '../generation-failure';
import type { SiteWork } from '../site-work/site-work';
import { findConnectedModel } from './connected-model.repository';
import type { ConnectedModel } from './connected-model.repository';
import { guardedFetch } from './guarded-fetch';

/** Returns the engine to use now. */
export type CurrentEngine = () => Promise<GenerationEngine>;

interface EngineSources extends EngineWork {
  readonly db: Database;
  readonly box: SecretBox;
}

/**
 * The engine set in the environment; otherwise the model connected by administrators, re-read for
 * each generation; otherwise the offline composer.
 */
export function currentEngine(
  settings: EngineSettings,
  { db, box, composer, sites }: EngineSources,
): CurrentEngine {
  if (isDecided(settings)) {
    const engine = chooseEngine(settings, { composer, sites });
    return () => Promise.resolve(engine);
  }
  const offline = composerEngine(composer);
  return async () => {
    const connected = await findConnectedModel(db, box);
    return connected ? engineOfConnected(connected, sites) : offline;
  };
}

/**
 * A model whose key cannot be decrypted fails and logs why; the composer never replaces it
 * silently.
 */
function engineOfConnected(connected: ConnectedModel, sites: SiteWork): GenerationEngine {
  const engine = engineOfModel(connected, sites, guardedFetch());
  const { unreadable } = connected;
  if (unreadable === null) return engine;
  return {
    describe: () => engine.describe(),
    generate: () =>
      Promise.reject(
        new GenerationFailure('PROVIDER_MISCONFIGURED', `saved key unreadable: ${unreadable}`),
      ),
  };
}
