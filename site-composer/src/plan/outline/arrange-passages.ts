import type { Passage } from '../../model/brief';
import { asSentence, isSentence } from '../../text/casing';
import { isOnlyHours } from '../../understand/marked/marked-hours';
import { hardFact } from '../../understand/outline/orders';
import type { DraftSection } from '../draft-section';
import { homeByWords } from '../home-of-remark';
import { isExcluded } from '../page-context';
import type { PageContext } from '../page-context';
import { isOfLines, listHeading, productLines } from '../product-lines';
import { fragmentPoints } from './fragment-points';
import { holdsAvoided } from './avoided';
import { firstScreen } from './first-screen';
import { inOrder } from './in-order';
import { listedPrices } from './listed-prices';
import { glanceWords, withGlance } from './own-glance';
import { withQuestions } from './own-questions';
import { withOwnSteps } from './own-steps';
import { placePassages } from './place-passages';
import { programmesIn, withoutProgrammes, withProgrammes } from './programmes';
import { isWishToRemember } from './remembered';
import { lostWords } from './shown';
import { standingRows } from './standing-rows';
import { toldList } from './told-list';
import { toldOffer } from './told-offer';
import { toldPeople } from './told-people';
import { toldSequence } from './told-sequence';
import type { ToldOffer } from './told-offer';

/**
 * A page of what its owner told, whole, in their order, each sentence once: under the headings they gave, in the parts they asked for,
 * and else where such things are looked for. Rows are made of a sentence where all of it stands in them; what is no row is told.
 */
export function arrangePassages(said: PageContext, given: readonly DraftSection[]): DraftSection[] {
  const context = { ...said, brief: { ...said.brief, passages: withProgrammes(said) } };
  const { brief } = context;
  const [first, ...others] = withOwnSteps(context, given);
  if (first?.kind !== 'hero') return [...given];
  const programmes = programmesIn(brief.passages);
  const isElsewhere = (passage: Passage): boolean =>
    programmes.has(passage) ||
    isWishToRemember(passage.text, brief.prompt) ||
    (passage.label === null && toldList(passage.within, brief.language === 'en') !== null);
  const offer = others.some(({ kind }) => kind === 'shop') ? null : toldOffer(context, isElsewhere);
  const people = toldPeople(context);
  const sequence = toldSequence(context);
  const fragments = fragmentPoints(
    context,
    (passage) => isElsewhere(passage) || offer?.told.has(passage) === true,
  );
  const isListed = (passage: Passage): boolean =>
    offer?.told.has(passage) === true ||
    passage === people?.told ||
    passage === sequence?.told ||
    passage === fragments?.told;
  const { hero, lead } = firstScreen(
    without(context, (passage) => isElsewhere(passage) || isListed(passage)),
    first,
  );
  const made = withGlance(
    context,
    withPeople(
      withOffer(
        standingRows(context, others).flatMap((draft) => withoutProgrammes(draft, programmes)),
        offer,
      ),
      people?.draft ?? null,
    ),
  );
  const isGlanced = made.some(({ kind }) => kind === 'facts');
  const shop = made.find(({ kind }) => kind === 'shop');
  const isShop = shop !== undefined;
  const sold = isShop ? soldLines(brief.prompt) : [];
  const prices = isShop || isExcluded(context, 'prices') ? new Map() : listedPrices(context);
  const days = sequence === null ? made : [...made.filter(isNoOtherDay), sequence.draft];
  const rows = withQuestions(context, days, prices, lead).filter(
    (draft) => draft.kind !== 'text' || !draft.paragraphs.every((text) => text === lead),
  );
  const standing = rows.filter(({ kind }) => kind !== 'contact' && kind !== 'form');
  // A sum or a time that answers a question is looked for in its own place as well.
  const facts = standing.filter(({ kind }) => kind !== 'questions');
  const reached = rows.filter(({ kind }) => kind === 'contact' || kind === 'form');
  const isShown = (passage: Passage): boolean =>
    passage.text === lead ||
    isListed(passage) ||
    (brief.facts.hours.length > 0 && isOnlyHours([passage.text])) ||
    isWishToRemember(passage.text, brief.prompt) ||
    isOfLines(passage.text, sold) ||
    (shop?.kind === 'shop' && isToldOf(passage.text, shop.products)) ||
    (!prices.has(passage) &&
      !programmes.has(passage) &&
      lostWords(
        passage.text,
        [
          hardFact.test(passage.text) ? facts : standing,
          reached,
          passage.label,
          hero.headline,
          hero.kicker,
          isGlanced ? glanceWords : '',
        ],
        brief,
      ).length === 0);
  const left = brief.passages.filter(
    (passage) =>
      !isShown(passage) && !hero.facts.includes(passage.text) && !holdsAvoided(passage, brief),
  );
  const points = left.filter(isPoint);
  const isAllPoints =
    left.length > 0 && left.every((passage) => isPoint(passage) || prices.has(passage));
  const chips = isAllPoints ? points.slice(0, Math.max(0, mostChips - hero.facts.length)) : [];
  const rest = left.filter((passage) => !chips.includes(passage));
  // What stands as cards is no introduction as well.
  const isCards = brief.passages.some((one) => isListed(one) && one.text === hero.text);
  const opening = {
    ...hero,
    text: isCards ? null : hero.text,
    facts: [
      ...hero.facts,
      ...(fragments?.points ?? []).filter((point) => !hero.facts.includes(point)),
      ...chips.map(({ text }) => text),
    ],
  };
  const ordered = inOrder(context, placePassages(context, rows, rest, prices));
  return [opening, ...withOfferFirst(context, ordered, offer)];
}

/** Where something is sold, what there is stands before who sells it. */
function withOfferFirst(
  { brief }: PageContext,
  sections: readonly DraftSection[],
  offer: ToldOffer | null,
): DraftSection[] {
  const sells = brief.purpose === 'business' || brief.purpose === 'product';
  if (offer === null || !sells || brief.asked.order.length > 0) return [...sections];
  return [offer.draft, ...sections.filter((draft) => draft !== offer.draft)];
}

/** What its owner listed stands in place of what anyone in the trade offers. */
const withOffer = (drafts: readonly DraftSection[], offer: ToldOffer | null): DraftSection[] =>
  offer === null ? [...drafts] : [offer.draft, ...drafts.filter(({ kind }) => kind !== 'cards')];

/** People as they were told, instead of what was read of some of them. */
const withPeople = (drafts: readonly DraftSection[], people: DraftSection | null): DraftSection[] =>
  people === null ? [...drafts] : [...drafts.filter(({ kind }) => kind !== 'people'), people];

/** A list of one day tells again when all of it takes place. */
const isNoOtherDay = (draft: DraftSection): boolean =>
  draft.kind !== 'schedule' || draft.entries.length > 1;

/** The lines of the list of what is sold, with the one above them. */
function soldLines(prompt: string): string[] {
  const lines = productLines(prompt);
  return [...lines.map(({ raw }) => raw), listHeading(prompt, lines[0]).raw].filter(Boolean);
}

/** Whether a sentence stands with one of these things. */
const isToldOf = (text: string, things: readonly { readonly text?: string }[]): boolean =>
  things.some((thing) => thing.text?.includes(asSentence(text)));

/** What stands as a row is no line of the first screen. */
const without = (
  context: PageContext,
  isElsewhere: (passage: Passage) => boolean,
): PageContext => ({
  ...context,
  brief: {
    ...context.brief,
    passages: context.brief.passages.filter((passage) => !isElsewhere(passage)),
  },
});

const mostChips = 4;
const longestChip = 40;

/** "Free estimates": a few words that say something by themselves, on the first screen where there are no sentences to stand among. */
const isPoint = ({ text, label }: Passage): boolean =>
  label === null &&
  !isSentence(text) &&
  text.length <= longestChip &&
  /\p{L}{2}/u.test(text) &&
  !/^(?:that|which|who|whose|where)\s/iu.test(text) &&
  // A profile to look at stands among the ways to reach somebody.
  !/\S@|@\S/u.test(text) &&
  !/^(?:visit|contact)$/u.test(homeByWords(text) ?? '');
