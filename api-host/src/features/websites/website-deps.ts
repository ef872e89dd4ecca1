import type { Clock } from '../../clock';
import type { Database } from '../../database/schema';
import type { RandomBytes } from '../../randomness';
import type { Quotas } from '../../quotas/quotas';
import type { StoragePort } from '../../storage/storage.port';
import type { DerivePage } from './derived/derived-page';
import type { SiteAddresses } from './site-addresses';
import type { PageFactWork } from '../facts/facts.port';
import type { ThumbnailSignal } from '../thumbnails/thumbnail-signal';

/** What the website endpoints need. */
export interface WebsiteDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: RandomBytes;
  readonly storage: StoragePort;
  readonly thumbnails: ThumbnailSignal;
  /** Derives data from published pages, in a thread with limits. */
  readonly derive: DerivePage;
  /** Removes from a published page what only its owner could have said. */
  readonly factWork: PageFactWork;
  /** Storage limits per member. */
  readonly quotas: Quotas;
  /** Addresses of published websites. */
  readonly addresses: SiteAddresses;
}
