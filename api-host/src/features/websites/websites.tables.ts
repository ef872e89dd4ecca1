import type { Generated } from 'kysely';

interface WebsitesTable {
  id: string;
  user_id: string;
  title: string;
  /** Path below the sites origin; unique, and kept when the title changes. */
  slug: string;
  prompt: string;
  /** The working copy, as generated; visitors see the deployment. */
  html: string;
  css: string;
  js: string;
  /** Folder of the published files, below `sites/<id>/`. */
  deployment: string;
  created_at: Date;
  updated_at: Date;
  published_at: Date;
  /** Since when its owner has taken it offline; null while it is online. */
  offline_at: Generated<Date | null>;
  /** Time of the soft deletion; the row is deleted some days later. */
  deleted_at: Generated<Date | null>;
  /** Time and reason of a suspension by an operator; otherwise null. */
  suspended_at: Generated<Date | null>;
  suspension_reason: Generated<string | null>;
}

/** Links to a snapshot of a working copy or of a project's version. */
interface ShareLinksTable {
  id: string;
  /** Null for a link to a version, which has the next three columns instead. */
  website_id: string | null;
  user_id: Generated<string | null>;
  project_id: Generated<string | null>;
  version: Generated<number | null>;
  /** The token itself is not stored. */
  token_hash: string;
  /** Folder of its files, below `sites/<website_id>/`; for a version below `sites/<id>/`. */
  folder: string;
  created_at: Date;
  expires_at: Date;
  revoked_at: Generated<Date | null>;
}

/** Published states that can be restored. */
interface DeploymentsTable {
  website_id: string;
  /** Folder of its files, as in `websites.deployment`. */
  id: string;
  title: string;
  published_at: Date;
  /** Folder of its thumbnails; null until they are made. */
  thumbnail: Generated<string | null>;
  /** Since when a host is making them. */
  thumbnail_claimed_at: Generated<Date | null>;
}

/** Former addresses of websites: they redirect, and are not given to others. */
interface FormerAddressesTable {
  slug: string;
  website_id: string;
}

/** Addresses of deleted websites; never reused. */
interface RetiredAddressesTable {
  slug: string;
}

/** Tables of published websites. */
export interface WebsiteTables {
  websites: WebsitesTable;
  deployments: DeploymentsTable;
  former_addresses: FormerAddressesTable;
  retired_addresses: RetiredAddressesTable;
  share_links: ShareLinksTable;
}
