import type { Clock } from '../../clock';
import type { Database } from '../../database/schema';
import type { RandomBytes } from '../../randomness';
import type { Quotas } from '../../quotas/quotas';
import type { StoragePort } from '../../storage/storage.port';
import type { DerivePage } from './derived/derived-page';
import type { SiteAddresses } from './site-addresses';
import type { PageFactWork } from '../facts/facts.port';
import type { ThumbnailSignal } from '../thumbnails/thumbnail-signal';

/** What websites need of the host. */
export interface WebsiteDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: RandomBytes;
  readonly storage: StoragePort;
  readonly thumbnails: ThumbnailSignal;
  /** Reads pages that are published, in a thread with bounds. */
  readonly derive: DerivePage;
  /** Leaves out of a published page what only its owner could have said. */
  readonly factWork: PageFactWork;
  /** How much a member may have. */
  readonly quotas: Quotas;
  /** Where published websites are reached. */
  readonly addresses: SiteAddresses;
}
