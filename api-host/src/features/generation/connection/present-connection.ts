import type { ModelConnection, ModelStatus } from 'shared-kit/contract';
import { chooseModel, isDecided } from '../choose-engine';
import type { EngineSettings } from '../choose-engine';
import type { ChosenModel } from '../chosen-model';
import type { ConnectedModel } from './connected-model.repository';

/** The last characters of a shorter key would reveal too much of it. */
const minKeyLength = 12;
const shownCharacters = 4;

/** What an administrator may see: everything except the key. */
export function presentStatus(
  environment: EngineSettings,
  connected: ConnectedModel | null,
): ModelStatus {
  if (isDecided(environment)) {
    const model = chooseModel(environment);
    const connection = model ? presentModel({ ...model, unreadable: null }) : null;
    return { source: 'environment', connection, variables: variablesOf(environment, model) };
  }
  if (!connected) return { source: 'none', connection: null, variables: [] };
  return { source: 'settings', connection: presentModel(connected), variables: [] };
}

function presentModel(model: ConnectedModel): ModelConnection {
  const { provider, address, key, seesPictures } = model;
  return {
    provider,
    address: address ?? '',
    model: model.model,
    sees_pictures: seesPictures,
    key_state: keyStateOf(model),
    key_ending: key !== null && key.length >= minKeyLength ? key.slice(-shownCharacters) : null,
  };
}

function keyStateOf({ key, unreadable }: ConnectedModel): ModelConnection['key_state'] {
  if (unreadable !== null) return 'unreadable';
  return key === null ? 'none' : 'saved';
}

/** The names of the deciding variables, without those of the provider that is not used. */
function variablesOf(settings: EngineSettings, model: ChosenModel | null): string[] {
  const { provider, anthropic, openAi } = settings;
  const isAnthropic = model?.provider === 'anthropic';
  const isOpenAi = model?.provider === 'openai-compatible';
  const set: Readonly<Record<string, boolean>> = {
    GENERATION_PROVIDER: provider !== null,
    ANTHROPIC_API_KEY: isAnthropic,
    ANTHROPIC_BASE_URL: isAnthropic && anthropic?.baseUrl != null,
    OPENAI_BASE_URL: isOpenAi && openAi?.baseUrl != null,
    OPENAI_API_KEY: isOpenAi && openAi?.apiKey != null,
    GENERATION_MODEL: model !== null && settings.model !== null,
    GENERATION_SEES_PICTURES: model !== null && settings.seesPictures,
  };
  return Object.keys(set).filter((name) => set[name]);
}
