import type { ModelProvider } from 'shared-kit/contract';
import { conflict, validationFailed } from '../../../errors';
import { isDecided } from '../choose-engine';
import type { EngineSettings } from '../choose-engine';
import type { ChosenModel } from '../chosen-model';
import type { ConnectedModel } from './connected-model.repository';

/** What an administrator has entered. */
interface Entered {
  readonly provider: ModelProvider;
  readonly address: string;
  readonly model: string;
  readonly key?: string | undefined;
  readonly sees_pictures: boolean;
}

/**
 * What was entered as a model. A saved key goes on only where provider and address are those it was entered
 * for; to any other it would be handed to a stranger.
 */
export function modelOfEntry(entered: Entered, saved: ConnectedModel | null): ChosenModel {
  const { provider, model, sees_pictures: seesPictures } = entered;
  const address = entered.address === '' ? null : entered.address.replace(/\/+$/, '');
  const isSamePlace = saved?.provider === provider && saved.address === address;
  const key = entered.key ?? (isSamePlace ? saved.key : null);
  if (key === null) refuseMissingKey({ provider, address }, isSamePlace ? saved : null);
  return { provider, address, key, model, seesPictures };
}

/** Servers of one's own often need none; the providers themselves always do. */
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

/** The operator's word counts more than an administrator's. */
export function refuseDecided(environment: EngineSettings): void {
  if (!isDecided(environment)) return;
  throw conflict(
    'The environment variables of this host decide which language model generates. Change them there, or remove them to decide it here.',
  );
}
