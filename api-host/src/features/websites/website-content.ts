import type { SiteFiles } from 'shared-kit/contract';

/** What a member writes of a website. */
export interface WebsiteContent extends SiteFiles {
  readonly title: string;
  readonly prompt: string;
}
