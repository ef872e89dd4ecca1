import type { DraftSection } from '../draft-section';
import type { PageContext } from '../page-context';
import { isClauseOf, isOfAsked, isOfAskedCards, isPrepared } from './asked-texts';
import { withOwnHours } from './own-hours';
import { withoutOrders } from './own-quotes';
import { isUnreached, reachedWithoutForm } from './reached';
import { servedAreas } from './served-areas';
import { withVerifiedPeople } from './verified-people';
import { verifiedRows } from './verified-rows';

/** The sections whose rows hold up: cards and texts are made of sentences anew. */
export function standingRows(context: PageContext, given: readonly DraftSection[]): DraftSection[] {
  const { brief } = context;
  const texts = brief.passages.map(({ text }) => text);
  return withVerifiedPeople(given).flatMap((draft): DraftSection[] => {
    if (draft.kind === 'people' || draft.kind === 'schedule') {
      const verified = verifiedRows(draft, brief);
      if (verified === null) return [];
      // One name makes no list of people: a sentence tells who that is.
      if (verified.kind === 'people' && verified.people.length === 1) return [];
      return verified.kind === 'people' && verified.heading === null
        ? [{ ...verified, heading: context.say('people'), navigation: context.say('people') }]
        : [verified];
    }
    // "July 17 18 19 2026" is in no other year than was written.
    if (draft.kind === 'countdown' && !isWrittenYear(draft.datetime, brief.prompt)) return [];
    if (draft.kind === 'visit')
      return servedAreas(withOwnHours(draft, texts), brief).map((visit) =>
        calledByContent(context, visit),
      );
    if (draft.kind === 'quotes')
      return withoutOrders(draft, brief.prompt).map((quotes) =>
        // What the remembered said themselves is not what people say of them.
        quotes.kind === 'quotes' && quotes.quotes.length === 1 && quotes.quotes[0]?.by === null
          ? { ...quotes, heading: null, navigation: null }
          : quotes,
      );
    if (
      draft.kind === 'gallery' &&
      !draft.places.every(({ caption }) => caption === null || isOfList(caption, brief))
    )
      return [{ ...draft, places: draft.places.map((place) => ({ ...place, caption: null })) }];
    if (draft.kind === 'gallery' && countsPictures.test(draft.heading ?? ''))
      return [{ ...draft, heading: context.say('gallery') }];
    if (draft.kind === 'contact')
      return isUnreached(context, draft) ? [] : [reachedWithoutForm(context, draft)];
    if (draft.kind === 'text')
      return draft.awaits !== undefined || isOfAsked(draft, brief) ? [draft] : [];
    if (draft.kind === 'cards')
      return isOfAskedCards(draft, brief) || isPrepared(draft, brief) ? [draft] : [];
    return madeAnew.has(draft.kind) ? [] : [draft];
  });
}

/** "How to get here" is no heading over opening hours alone. */
function calledByContent({ say }: PageContext, draft: DraftSection): DraftSection {
  if (draft.kind !== 'visit' || draft.heading !== say('visit') || draft.address !== null)
    return draft;
  if (draft.areas.length > 0) return draft;
  return { ...draft, heading: say('visitHours'), navigation: say('visitHours') };
}

/** A caption that is a thing of its own in what was told. */
const isOfList = (caption: string, { passages }: PageContext['brief']): boolean =>
  passages.some((passage) => isClauseOf(caption, passage));

const isWrittenYear = (datetime: string, prompt: string): boolean =>
  prompt.includes(datetime.slice(0, 4)) || !/\b20\d\d\b/u.test(prompt);

/** "About five photos" says how many there are to be. */
const countsPictures =
  /^(?:about |some |a few |\d+ |two |three |four |five |six |ten )+(?:photos?|pictures?)/iu;

const madeAnew = new Set<DraftSection['kind']>(['prices', 'call', 'facts']);
