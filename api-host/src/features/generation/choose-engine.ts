import { StartFailure } from '../../start-failure';
import { changeThread } from './engines/change-thread';
import type { Composer } from './engines/composer.port';
import { composerThread } from './engines/composer-thread';
import { lateEngine } from './engines/late.engine';
import { describeAnthropic, describeOpenAiCompatible } from './engines/model-descriptions';
import { offlineComposerEngine } from './engines/offline-composer.engine';
import type { GenerationEngine } from './generation-engine.port';

/** What is configured; `null` means not set. */
export interface EngineSettings {
  readonly provider: 'anthropic' | 'openai-compatible' | 'composer' | null;
  readonly model: string | null;
  readonly anthropic: { readonly apiKey: string; readonly baseUrl: string | null } | null;
  readonly openAi: { readonly baseUrl: string | null; readonly apiKey: string | null } | null;
}

const openAiUrl = 'https://api.openai.com/v1';

/** Used when only a key is given. */
const defaultModels = { anthropic: 'claude-sonnet-5-5', openAi: 'gpt-4.1' } as const;

/**
 * The engine the operator's settings ask for: the named provider, otherwise the one that has
 * credentials, otherwise the offline composer. What cannot work is said at the start, not at the first
 * generation.
 */
export function chooseEngine(
  settings: EngineSettings,
  { compose }: Pick<Composer, 'compose'> = composerThread(),
): GenerationEngine {
  const provider = settings.provider ?? providerWithCredentials(settings);
  if (provider !== 'composer') return engines[provider](settings);
  return offlineComposerEngine({ compose, change: changeThread().change });
}

function providerWithCredentials({ anthropic, openAi }: EngineSettings) {
  if (anthropic) return 'anthropic';
  return openAi ? 'openai-compatible' : 'composer';
}

function chooseAnthropic({ anthropic, model }: EngineSettings): GenerationEngine {
  if (!anthropic) {
    throw new StartFailure('ANTHROPIC_API_KEY must be set when GENERATION_PROVIDER is anthropic');
  }
  const chosen = {
    apiKey: anthropic.apiKey,
    baseUrl: anthropic.baseUrl ?? undefined,
    model: model ?? defaultModels.anthropic,
  };
  return lateEngine(describeAnthropic(chosen.model), async () => {
    const { anthropicEngine } = await import('./engines/anthropic.engine');
    return anthropicEngine(chosen);
  });
}

function chooseOpenAi({ openAi, model }: EngineSettings): GenerationEngine {
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
  const chosen = {
    baseUrl: baseUrl ?? openAiUrl,
    apiKey: apiKey ?? undefined,
    model: model ?? defaultModels.openAi,
  };
  return lateEngine(describeOpenAiCompatible(chosen.model), async () => {
    const { openAiCompatibleEngine } = await import('./engines/openai-compatible.engine');
    return openAiCompatibleEngine(chosen);
  });
}

const engines: Record<
  Exclude<EngineSettings['provider'], 'composer' | null>,
  (settings: EngineSettings) => GenerationEngine
> = {
  anthropic: chooseAnthropic,
  'openai-compatible': chooseOpenAi,
};
