import { StartFailure } from '../../start-failure';
import type { ChosenModel } from './chosen-model';
import { engineOfModel } from './chosen-model';
import { changeThread } from './engines/change-thread';
import type { Composer } from './engines/composer.port';
import { offlineComposerEngine } from './engines/offline-composer.engine';
import type { GenerationEngine } from './generation-engine.port';
import type { SiteWork } from './site-work/site-work';

/** The configured engine; `null` means not set. */
export interface EngineSettings {
  readonly provider: 'anthropic' | 'openai-compatible' | 'composer' | null;
  readonly model: string | null;
  readonly seesPictures: boolean;
  readonly anthropic: { readonly apiKey: string; readonly baseUrl: string | null } | null;
  readonly openAi: { readonly baseUrl: string | null; readonly apiKey: string | null } | null;
}

/** Used when only a key is given. */
const defaultModels = { anthropic: 'claude-sonnet-5-5', openAi: 'gpt-4.1' } as const;

/** Whether the environment fixes the engine, so that it cannot be changed in the app. */
export const isDecided = ({ provider, anthropic, openAi }: EngineSettings): boolean =>
  provider !== null || anthropic !== null || openAi !== null;

/**
 * The model selected by the environment: that of the named provider, otherwise of the one with
 * credentials; null for the offline composer. Invalid settings throw at startup, not at the first
 * generation.
 */
export function chooseModel(settings: EngineSettings): ChosenModel | null {
  const provider = settings.provider ?? providerWithCredentials(settings);
  if (provider === 'composer') return null;
  return provider === 'anthropic' ? chooseAnthropic(settings) : chooseOpenAi(settings);
}

/** The engine for that model, or the offline composer. */
export function chooseEngine(
  settings: EngineSettings,
  { composer, sites }: EngineWork,
): GenerationEngine {
  const model = chooseModel(settings);
  return model ? engineOfModel(model, sites) : composerEngine(composer);
}

/** Work the engines delegate, to threads on a host. */
export interface EngineWork {
  readonly composer: Pick<Composer, 'compose'>;
  readonly sites: SiteWork;
}

/** The offline composer, which needs no model. */
export const composerEngine = ({ compose }: EngineWork['composer']): GenerationEngine =>
  offlineComposerEngine({ compose, change: changeThread().change });

function providerWithCredentials({ anthropic, openAi }: EngineSettings) {
  if (anthropic) return 'anthropic';
  return openAi ? 'openai-compatible' : 'composer';
}

function chooseAnthropic({ anthropic, model, seesPictures }: EngineSettings): ChosenModel {
  if (!anthropic) {
    throw new StartFailure('ANTHROPIC_API_KEY must be set when GENERATION_PROVIDER is anthropic');
  }
  return {
    provider: 'anthropic',
    address: anthropic.baseUrl,
    key: anthropic.apiKey,
    model: model ?? defaultModels.anthropic,
    seesPictures,
  };
}

function chooseOpenAi({ openAi, model, seesPictures }: EngineSettings): ChosenModel {
  if (!openAi) {
    throw new StartFailure(
      'OPENAI_BASE_URL or OPENAI_API_KEY must be set when GENERATION_PROVIDER is openai-compatible',
    );
  }
  const { baseUrl, apiKey } = openAi;
  if (baseUrl !== null && model === null) {
    throw new StartFailure(
      'GENERATION_MODEL must name the model to use when OPENAI_BASE_URL is set, because every server has its own',
    );
  }
  return {
    provider: 'openai-compatible',
    address: baseUrl,
    key: apiKey,
    model: model ?? defaultModels.openAi,
    seesPictures,
  };
}
