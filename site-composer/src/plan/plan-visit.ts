import { tradeOf } from '../catalogue/trades';
import type { DraftSection } from './draft-section';
import { isExcluded, travels } from './page-context';
import type { PageContext } from './page-context';
import { asked, headingFor } from './heading-for';
import { writeHeadline } from './write-headline';

/** Where it is and when it is open; without any of it there is nothing to visit. */
export function planVisit(context: PageContext): DraftSection | null {
  const { brief, say, openFacts, unfulfilled } = context;
  const { address, areas, hours, hoursWords } = brief.facts;
  const wanted = asked(context, 'visit');
  if (isExcluded(context, 'visit')) return null;
  if (wanted && hours.length === 0 && hoursWords === null) openFacts.add('hours');
  if (wanted && address === null) openFacts.add('address');
  const isKnown = hours.length > 0 || hoursWords !== null || areas.length > 0;
  // A town is content; the slots for the rest stay hidden beside it until they are given.
  if (wanted && address === null && !isKnown && brief.place === null) {
    unfulfilled.push(
      `“${wanted.words}” is not on the page yet: it needs your address or your opening hours.`,
    );
    return null;
  }
  const place = address ?? (wanted ? brief.place : null);
  if (place === null && areas.length === 0 && hours.length === 0 && hoursWords === null)
    return null;
  const timed = hours.length > 0 || hoursWords !== null;
  if (place === null && !timed && isInHeadline(context, areas)) return null;
  // A day takes place somewhere; it covers no area.
  if (place === null && !timed && ['event', 'celebration'].includes(brief.purpose)) return null;
  // Who comes to people is not found: the section is called by the one thing it tells.
  const only = whatIsTold(context, place, areas, timed);
  return {
    kind: 'visit',
    heading: headingFor(context, 'visit', say(only)),
    navigation: say(only),
    address: place,
    areas:
      place === null && areas.length > 0 && brief.place !== null ? [brief.place, ...areas] : areas,
    hours,
    hoursWords,
  };
}

/** What the section is called by: how people get there, when it is open, or where somebody works. */
function whatIsTold(
  { brief }: PageContext,
  place: string | null,
  areas: readonly string[],
  timed: boolean,
): 'visit' | 'visitHours' | 'visitAreas' {
  if (place !== null) return 'visit';
  if (areas.length === 0) return timed ? 'visitHours' : 'visitAreas';
  const isThere = timed || tradeOf(brief.subject.tradeId)?.dates === true;
  return isThere && !travels(brief) ? 'visit' : 'visitAreas';
}

/** Who serves no towns is about them: the headline names them. */
function isInHeadline(context: PageContext, areas: readonly string[]): boolean {
  if (['business', 'shop', 'organisation', 'product'].includes(context.brief.purpose)) return false;
  const headline = writeHeadline(context).toLowerCase();
  return areas.every((area) => headline.includes(area.toLowerCase()));
}
