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
}

/** Tables of published websites. */
export interface WebsiteTables {
  websites: WebsitesTable;
}
