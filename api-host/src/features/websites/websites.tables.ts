import type { Generated } from 'kysely';

interface WebsitesTable {
  id: string;
  user_id: string;
  title: string;
  /** The path below the sites origin; unique, and kept when the title changes. */
  slug: string;
  prompt: string;
  /** The working copy, as generated; what visitors see is the deployment. */
  html: string;
  css: string;
  js: string;
  /** The folder of the published files below `sites/<id>/`. */
  deployment: string;
  created_at: Date;
  updated_at: Date;
  published_at: Date;
  /** Since when visitors do not see it although it is not deleted; null while it is online. */
  offline_at: Generated<Date | null>;
  /** Since when it is deleted; the row goes for good some days later. */
  deleted_at: Generated<Date | null>;
  /** Since when an operator keeps it from visitors, and why; null otherwise. */
  suspended_at: Generated<Date | null>;
  suspension_reason: Generated<string | null>;
}

/** Links that show a working copy, or a version of a project, as it was. */
interface ShareLinksTable {
  id: string;
  /** Null for a version's, which has the next three instead. */
  website_id: string | null;
  user_id: Generated<string | null>;
  project_id: Generated<string | null>;
  version: Generated<number | null>;
  /** The token itself is nowhere stored. */
  token_hash: string;
  /** The folder of its files below `sites/<website_id>/`, like a deployment's; a version's below `sites/<id>/`. */
  folder: string;
  created_at: Date;
  expires_at: Date;
  revoked_at: Generated<Date | null>;
}

/** Every state that was published and can be put back. */
interface DeploymentsTable {
  website_id: string;
  /** The folder of its files, as in `websites.deployment`. */
  id: string;
  title: string;
  published_at: Date;
  /** The folder of its pictures; null until they are made. */
  thumbnail: Generated<string | null>;
  /** Since when some host is making them. */
  thumbnail_claimed_at: Generated<Date | null>;
}

/** Addresses a website had before; they lead to it, and nobody else gets them. */
interface FormerAddressesTable {
  slug: string;
  website_id: string;
}

/** Addresses of websites that are gone; nobody gets them again. */
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
