import type { Clock } from '../../clock';
import type { Database } from '../../database/schema';
import type { StoragePort } from '../../storage/storage.port';

/** What websites need of the host. */
export interface WebsiteDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly storage: StoragePort;
  /** Where published websites are reached. */
  readonly sitesUrl: string;
}

/** The public address of a website. */
export const websiteLink = ({ sitesUrl }: WebsiteDeps, slug: string) =>
  `${sitesUrl.replace(/\/+$/, '')}/${slug}/`;
