import type { BusinessFact, KnownFact, PageFact, SiteFiles } from 'shared-kit/contract';
import { fillFacts } from './fill-facts';
import { leaveOutOpenFacts } from './leave-out';
import type { FactName } from './match-facts';
import { listPageFacts } from './page-facts';
import { removeFacts } from './remove-facts';

/** What is done with the facts of a page, not necessarily in this thread. */
export interface PageFactWork {
  readonly list: (html: string, known: readonly KnownFact[]) => Promise<PageFact[]>;
  readonly fill: (html: string, facts: readonly BusinessFact[]) => Promise<string>;
  readonly remove: (html: string, names: readonly FactName[]) => Promise<string>;
  readonly leaveOut: (html: string) => Promise<string>;
}

const alone = (html: string): SiteFiles => ({ html, css: '', js: '' });

/** In the thread that calls it. */
export const directFactWork: PageFactWork = {
  list: async (html, known) => listPageFacts(html, known),
  fill: async (html, facts) => fillFacts(alone(html), facts).html,
  remove: async (html, names) => removeFacts(html, names),
  leaveOut: async (html) => leaveOutOpenFacts(alone(html)).html,
};
