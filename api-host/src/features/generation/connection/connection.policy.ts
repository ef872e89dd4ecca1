import type { ModelProvider } from 'shared-kit/contract';
import { conflict, validationFailed } from '../../../errors';
import { isDecided } from '../choose-engine';
import type { EngineSettings } from '../choose-engine';
import type { ChosenModel } from '../chosen-model';
import type { ConnectedModel } from './connected-model.repository';

/** An administrator's entry. */
interface Entered {
  readonly provider: ModelProvider;
  readonly address: string;
  readonly model: string;
  readonly key?: string | undefined;
  readonly sees_pictures: boolean;
}

/**
 * Builds a model from an entry. A saved key is reused only for the provider and address it was
 * entered for; any other address would receive a foreign key.
 */
export function modelOfEntry(entered: Entered, saved: ConnectedModel | null): ChosenModel {
  const { provider, model, sees_pictures: seesPictures } = entered;
  const address = entered.address === '' ? null : entered.address.replace(/\/+$/, '');
  const isSamePlace = saved?.provider === provider && saved.address === address;
  const key = entered.key ?? (isSamePlace ? saved.key : null);
  if (key === null) refuseMissingKey({ provider, address }, isSamePlace ? saved : null);
  return { provider, address, key, model, seesPictures };
}

/** Self-hosted servers often need no key; the providers' own APIs always do. */
function refuseMissingKey(
  { provider, address }: Pick<ChosenModel, 'provider' | 'address'>,
  saved: ConnectedModel | null,
): void {
  if (saved !== null && saved.unreadable !== null) {
    throw missingKey('The saved key cannot be read on this host. Enter it again');
  }
  if (provider === 'anthropic' || address === null) throw missingKey('Key is required');
}

const missingKey = (message: string) => validationFailed([{ path: 'key', message }]);

/** Settings from the environment take precedence over the app. */
export function refuseDecided(environment: EngineSettings): void {
  if (!isDecided(environment)) return;
  throw conflict(
    'The environment variables of this host decide which language model generates. Change them there, or remove them to decide it here.',
  );
}
