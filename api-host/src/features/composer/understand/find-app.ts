import type { Wanted } from '../brief';
import { sectionById } from '../sections';
import { findHead } from './find-head';
import { findMentions } from './find-wanted';

const toolWords =
  /\b(?:splitters?|reminders?|apps?|applications?|tools?|trackers?|dashboards?|calculators?|planners?|generators?|managers?|converters?|games?|quiz(?:zes)?|timers?|logs?|counters?|boards?|simulator|builder|organi[sz]er|checklist|to-?do|list|editor|test|journal|register|flash ?cards|stopwatch|spinner|chart|puzzle|rechner|liste|calculatrice|lista|calcola\w*|rekenmachine|aplicativo|clock|polls?|voting|compare|comparison|split(?:ting)?|who owes|suits you)\b/i;
const ownUse =
  /\b(?:(?:i|we|teachers|students|kids|they|he|she) (?:can|could|keep|enter|type|paste|put)|tells? me|lets? me|show(?:s|ing)? me|keep(?:ing)? track|track(?:ing)?|forgetting|split(?:ting)?)\b/i;
const brochure =
  /\b(?:land(?:ing)? page|home ?page|website for|site for|(?<!poll |quiz |voting |game |calculator |converter |timer )web ?site|company|agency|studio|clinic|restaurant|caf[eé]|shop|store|hotel|business|law|nonprofit|charity|platform|portfolio|conference|verein|praxis|friseur\w*|webseite für|site pour|museum|church|club|community|services?|school|university|zoo|hospital|blog|installer|contractor|cinema|theatre|salon)\b/i;

/** A head that ends in one of these is a tool, whatever it is about. */
const namedTool =
  / (?:tracker|log|planner|splitter|reminder|converter|calculator|counter|timer|randomi[sz]er|checklist)$/i;

/** Tools that sites of all kinds have; beside a known kind of business they make no application. */
const siteTools = new Set([
  'booking',
  'reviews',
  'discussion',
  'chat',
  'finder',
  'calc-estimate',
  'poll',
]);

/** The tool named in the first words of a prompt, if any. */
export const findOpening = (masked: string): string | null =>
  findMentions(masked).find((one) => one.start < 40 && sectionById(one.id).app)?.id ?? null;

/** Whether the member wants something to use rather than something to read. */
export function findApp(masked: string, wanted: readonly Wanted[], kindId: string): boolean {
  const head = masked.slice(0, 90);
  const first = findMentions(masked).find((one) => sectionById(one.id).app);
  const business = !['generic', 'saas', 'app'].includes(kindId);
  if (business && wanted.every((one) => !sectionById(one.id).app || siteTools.has(one.id)))
    return false;
  const begins = first !== undefined && first.start < 60;
  const tool = namedTool.test(findHead(masked) ?? '');
  const points =
    (tool ? 2 : 0) +
    (toolWords.test(head) ? 1 : 0) +
    (begins ? 1 : 0) +
    (ownUse.test(masked.slice(0, 200)) ? 1 : 0) -
    (brochure.test(head.replace(/web app\w*|shopping/gi, '')) ? 2 : 0);
  return (
    points > 0 &&
    (begins ||
      tool ||
      wanted.every((one) => ['custom', 'listings'].includes(one.id) || sectionById(one.id).app) ||
      points > 1)
  );
}
