import type { SiteFiles } from 'shared-kit/contract';

/** The content of a website, as written by its member. */
export interface WebsiteContent extends SiteFiles {
  readonly title: string;
  readonly prompt: string;
}
