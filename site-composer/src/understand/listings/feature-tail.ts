import { isRowTitle } from '../../text/row-title';
import { entryLines } from './entry-lines';
import type { FoundListing } from './found-listing';
import type { SentenceRange } from './sentence-ranges';

const longest = 400;
const fewest = 3;
const mostWords = 5;
const ofProduct =
  /^(.*?(?<!\p{L})(?:apps?|tools?|software|platform|tracker|planner|service|plugin|extension|product|library|api|saas|device|system|dashboard)(?!\p{L})[^,:;]*?)\s(?:with|featuring|that has|including)\s+(?=\S)/iu;
/** What a page is to have is no function of what it presents. */
const ofPage =
  /(?<!\p{L})(?:page|section|button|form|gallery|hero|header|footer|faq|testimonials?|colou?rs?|font|layout|design|look|theme|photos?|images?|site|website|accents?|background|vibe|cta|link|menu|map)(?!\p{L})/iu;

/** "A habit tracker with streaks, widgets and challenges": what a product has, behind what it is. */
export function featureTail({ text, start, end }: SentenceRange): FoundListing | null {
  if (text.length > longest) return null;
  const [all = '', lead = ''] = ofProduct.exec(text) ?? [];
  if (all === '') return null;
  const lines = entryLines(text.slice(all.length), { kind: 'content', topic: 'features' });
  if (lines === null || lines.length < fewest || !lines.every((line) => isFeature(line.text)))
    return null;
  return {
    start: start + lead.length,
    end,
    listing: { heading: null, kind: 'content', groups: [{ heading: null, lines }] },
  };
}

const isFeature = (entry: string): boolean =>
  entry.split(' ').length <= mostWords &&
  !ofPage.test(entry) &&
  !/[£€$@]/u.test(entry) &&
  isRowTitle(entry);
