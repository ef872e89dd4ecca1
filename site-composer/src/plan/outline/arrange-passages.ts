import type { Brief, Passage } from '../../model/brief';
import { topicOf } from '../../catalogue/topics';
import { asSentence, capitalised, isSentence } from '../../text/casing';
import { tellingWords } from '../shown-words';
import type { DraftSection } from '../draft-section';
import { isExcluded } from '../page-context';
import type { PageContext } from '../page-context';
import { withVerifiedPeople } from './verified-people';
import { withOwnHours } from './own-hours';
import { withOwnSteps } from './own-steps';
import { firstScreen } from './first-screen';
import { inOrder } from './in-order';
import type { Placed } from './in-order';
import { isSamePart, namedParts } from './parts';
import { paragraphsOf, pricesOf, sectionOfPart } from './part-section';
import { readPriceRows } from './price-rows';
import type { PriceRows } from './price-rows';
import { lostWords } from './shown';
import { verifiedRows } from './verified-rows';
import { ownQuestions } from './own-questions';
import { withoutOrders } from './own-quotes';
import { readProgramme } from './time-rows';
import { isUnreached, reachedWithoutForm } from './reached';
import { homeByWords } from '../home-of-remark';
import { homeOfPassage } from './home-of-passage';

/**
 * A page of what its owner told, whole, in their order, each sentence once: under the headings they gave, in the parts they asked for,
 * and else where such things are looked for. Rows are made of a sentence where all of it stands in them; what is no row is told.
 */
export function arrangePassages(
  context: PageContext,
  given: readonly DraftSection[],
): DraftSection[] {
  const { brief } = context;
  const [first, ...others] = withOwnSteps(context, given);
  if (first?.kind !== 'hero') return [...given];
  const { hero, lead } = firstScreen(context, first);
  const programmes = programmesIn(brief.passages);
  const made = rowsOf(context, others).flatMap((draft) => withoutProgrammes(draft, programmes));
  const isShop = made.some(({ kind }) => kind === 'shop');
  const prices = isShop || isExcluded(context, 'prices') ? new Map() : pricesIn(context);
  const rows = withQuestions(context, made, prices, lead);
  const standing = rows.filter(({ kind }) => kind !== 'contact' && kind !== 'form');
  const reached = rows.filter(({ kind }) => kind === 'contact' || kind === 'form');
  const isShown = (passage: Passage): boolean =>
    passage.text === lead ||
    (!prices.has(passage) &&
      !programmes.has(passage) &&
      lostWords(passage.text, [standing, reached, passage.label, hero.headline], brief).length ===
        0);
  const left = brief.passages.filter(
    (passage) => !isShown(passage) && !hero.facts.includes(passage.text),
  );
  const points = left.filter(isPoint);
  const isAllPoints =
    left.length > 0 && left.every((passage) => isPoint(passage) || prices.has(passage));
  const chips = isAllPoints ? points.slice(0, Math.max(0, mostChips - hero.facts.length)) : [];
  const rest = left.filter((passage) => !chips.includes(passage));
  const opening = { ...hero, facts: [...hero.facts, ...chips.map(({ text }) => text)] };
  return [opening, ...inOrder(context, placed(context, rows, rest, prices))];
}

const mostChips = 4;
const longestChip = 40;

/** "Free estimates": a few words that say something by themselves, on the first screen where there are no sentences to stand among. */
const isPoint = ({ text, label }: Passage): boolean =>
  label === null &&
  !isSentence(text) &&
  text.length <= longestChip &&
  !/^(?:visit|contact)$/u.test(homeByWords(text) ?? '');

/** What stands as a programme under its own heading is neither opening hours nor another programme. */
function withoutProgrammes(draft: DraftSection, programmes: ReadonlySet<Passage>): DraftSection[] {
  if (programmes.size === 0) return [draft];
  if (draft.kind === 'schedule') return [];
  if (draft.kind !== 'visit') return [draft];
  const { hoursWords, address, areas, hours } = draft;
  const isOfThem = [...programmes].some(
    ({ text }) => hoursWords !== null && text.includes(hoursWords),
  );
  if (!isOfThem) return [draft];
  return address === null && areas.length === 0 && hours.length === 0
    ? []
    : [{ ...draft, hoursWords: null }];
}

/** Lines that are a programme under the heading they stand below. */
function programmesIn(passages: readonly Passage[]): Set<Passage> {
  const found = new Set<Passage>();
  const labels = new Set(passages.map(({ label }) => label).filter((label) => label !== null));
  for (const label of labels) {
    const own = passages.filter((passage) => passage.label === label);
    if (readProgramme(own) !== null) for (const passage of own) found.add(passage);
  }
  return found;
}

/** Questions that were asked for are answered by what was told, and not by what is true of anyone in a trade. */
function withQuestions(
  context: PageContext,
  rows: readonly DraftSection[],
  prices: ReadonlyMap<Passage, PriceRows>,
  lead: string | null,
): DraftSection[] {
  const { brief } = context;
  const isAsked = brief.asked.sections.some(({ topic }) => topic === 'questions');
  if (brief.asked.questions.length > 0) return [...rows];
  const others = rows.filter(({ kind }) => kind !== 'questions');
  const own = isAsked ? ownQuestions(context, prices, rows, lead) : null;
  return own === null ? others : [...others, own];
}

/** The rows of every sentence that is a list of prices; a single one is told, unless a part of the page is called so. */
function pricesIn({ brief }: PageContext): Map<Passage, PriceRows> {
  const read = new Map<Passage, PriceRows>();
  for (const passage of brief.passages) {
    const rows = readPriceRows(passage.text, brief.language === 'en');
    if (rows !== null) read.set(passage, rows);
  }
  const count = [...read.values()].reduce((sum, { items }) => sum + items.length, 0);
  const isNamed =
    brief.asked.order.some(({ words }) => topicOf(words.toLowerCase()) === 'prices') ||
    [...read.keys()].some(
      ({ label }) => label !== null && topicOf(label.toLowerCase()) === 'prices',
    );
  return count >= fewestRows || isNamed ? read : new Map();
}

const fewestRows = 2;

/** The sections whose rows hold up: cards and texts are made of sentences anew. */
function rowsOf(context: PageContext, given: readonly DraftSection[]): DraftSection[] {
  const { brief } = context;
  const texts = brief.passages.map(({ text }) => text);
  return withVerifiedPeople(given).flatMap((draft): DraftSection[] => {
    if (draft.kind === 'people' || draft.kind === 'schedule') {
      const verified = verifiedRows(draft, brief);
      if (verified === null) return [];
      // One name alone says nothing of who that is.
      if (
        verified.kind === 'people' &&
        verified.people.length === 1 &&
        verified.people[0]?.role === null
      )
        return [];
      return verified.kind === 'people' && verified.heading === null
        ? [{ ...verified, heading: context.say('people'), navigation: context.say('people') }]
        : [verified];
    }
    if (draft.kind === 'visit') return servedAreas(withOwnHours(draft, texts), brief);
    if (draft.kind === 'quotes')
      return withoutOrders(draft, brief.prompt).map((quotes) =>
        // What the remembered said themselves is not what people say of them.
        quotes.kind === 'quotes' && quotes.quotes.length === 1 && quotes.quotes[0]?.by === null
          ? { ...quotes, heading: null, navigation: null }
          : quotes,
      );
    if (draft.kind === 'gallery' && countsPictures.test(draft.heading ?? ''))
      return [{ ...draft, heading: context.say('gallery') }];
    if (draft.kind === 'contact')
      return isUnreached(context, draft) ? [] : [reachedWithoutForm(context, draft)];
    if (draft.kind === 'text')
      return draft.awaits !== undefined || isOfAsked(draft, brief) ? [draft] : [];
    return madeAnew.has(draft.kind) ? [] : [draft];
  });
}

/** "About five photos" says how many there are to be. */
const countsPictures =
  /^(?:about |some |a few |\d+ |two |three |four |five |six |ten )+(?:photos?|pictures?)/iu;

type Visit = Extract<DraftSection, { kind: 'visit' }>;

/** Where somebody learned their trade is no area they serve. */
const serves =
  /\b(?:cover(?:s|ing|ed)?|serv(?:e|es|ing)|travel\p{L}*|deliver\p{L}*|around|round|area|within|across|throughout|miles|km|near|based|come to|local|in|umgebung|umkreis|environs|alrededores|dintorni|omgeving|arredores)\b/iu;
const past =
  /\b(?:learn(?:t|ed)|trained|studied|born|grew up|moved|worked|from|taught|was|were)\b/iu;

function servedAreas(draft: Visit, { passages }: Brief): DraftSection[] {
  const areas = draft.areas.filter((area) => {
    const own = passages.filter(({ text }) => text.includes(area));
    return own.length === 0 || own.some(({ text }) => serves.test(text) && !past.test(text));
  });
  const { address, hours, hoursWords } = draft;
  return address === null && hoursWords === null && hours.length === 0 && areas.length === 0
    ? []
    : [{ ...draft, areas }];
}

type Text = Extract<DraftSection, { kind: 'text' }>;

/** A part that was asked for by name and not in an order, with whole clauses of what was told. */
function isOfAsked({ heading, paragraphs }: Text, { asked, passages }: Brief): boolean {
  const name = heading?.toLowerCase() ?? '';
  const isAsked = asked.sections.some(({ words }) => words.toLowerCase() === name);
  const isPlaced =
    asked.order.some(({ words }) => isSamePart(words, name)) ||
    passages.some(({ label }) => label !== null && isSamePart(label, name));
  return (
    isAsked &&
    !isPlaced &&
    paragraphs.every((text) => passages.some((one) => isClauseOf(text, one)))
  );
}

/** Whether a text stands in a sentence from one of its marks to another. */
function isClauseOf(text: string, { text: sentence }: Passage): boolean {
  const part = text.replace(/[.!?]+$/u, '').toLowerCase();
  const whole = sentence.toLowerCase();
  const at = whole.indexOf(part);
  return (
    at !== -1 &&
    /(?:^|[,;:.]\s|\s(?:and|but)\s)$/u.test(whole.slice(0, at)) &&
    /^(?:$|[,;:.]|\s(?:and|but)\s)/u.test(whole.slice(at + part.length))
  );
}

const madeAnew = new Set<DraftSection['kind']>(['cards', 'prices', 'call', 'facts']);

/** Every passage that is left with the part it belongs to. */
function placed(
  context: PageContext,
  rows: readonly DraftSection[],
  left: readonly Passage[],
  prices: ReadonlyMap<Passage, PriceRows>,
): Placed[] {
  const { brief, say } = context;
  const homes = new Map(left.map((passage) => [passage, homeOfPassage(passage, rows)]));
  const answers = brief.asked.order.flatMap(({ words, answer }, at): Passage[] =>
    answer === null ? [] : [{ ...nothing, text: asSentence(answer), label: words, line: -1 - at }],
  );
  const parts = namedParts(
    [...answers, ...left],
    brief.asked.order,
    (passage) => homes.get(passage) !== 'contact',
    (passage) => homes.get(passage) === 'prices' || prices.has(passage),
  );
  const taken = new Set(parts.flatMap(({ passages }) => passages));
  const sections: Placed[] = parts.map(({ words, topic, passages, rank }) => ({
    words,
    topic,
    rank,
    at: brief.passages.indexOf(passages[0] ?? left[0] ?? nothing),
    draft:
      passages.length === 0
        ? null
        : sectionOfPart(headed(context, words, topic), passages, prices, topic === 'prices'),
  }));
  const details = withDetails(context, sections);
  const free = left.filter((passage) => !taken.has(passage));
  const priced = free.filter((passage) => prices.has(passage));
  const ofPrices = free.filter(
    (passage) => !prices.has(passage) && homes.get(passage) === 'prices',
  );
  const noted = withNotes(rows, free, homes);
  const ownPrices = sections.find(({ draft }) => draft?.kind === 'prices');
  const rank = brief.asked.order.findIndex(
    ({ words }) => topicOf(words.toLowerCase()) === 'prices',
  );
  if (priced.length > 0 && ownPrices === undefined)
    sections.push({
      words: say('prices'),
      topic: 'prices',
      rank,
      at: brief.passages.indexOf(priced[0] ?? nothing),
      draft: pricesOf(
        { heading: say('prices'), navigation: say('prices') },
        priced.flatMap((passage) => prices.get(passage)?.items ?? []),
        [
          ...ofPrices.map(({ text }) => text),
          ...priced.map((passage) => prices.get(passage)?.rest ?? ''),
        ],
      ),
    });
  else if (ownPrices?.draft?.kind === 'prices')
    ownPrices.draft = withMore(ownPrices.draft, priced, prices);
  const isPriced = sections.some(({ draft }) => draft?.kind === 'prices');
  const rest = free.filter(
    (passage) =>
      !(prices.has(passage) && isPriced) &&
      !(homes.get(passage) === 'prices' && priced.length > 0 && ownPrices === undefined) &&
      !noted.told.has(passage),
  );
  const about = rest.filter(({ text }) => text !== '');
  if (about.length > 0 && !isExcluded(context, 'about'))
    sections.push({
      words: 'about',
      topic: 'about',
      rank: -1,
      at: brief.passages.indexOf(about[0] ?? nothing),
      draft: {
        kind: 'text',
        heading: brief.name.given ? say('aboutName', { name: brief.name.text }) : say('about'),
        navigation: say('about'),
        paragraphs: paragraphsOf(about),
      },
    });
  return [...details, ...sections, ...noted.rows.map((draft): Placed => ofRows(draft, brief))];
}

const fewestDetails = 2;
const longestDetail = 90;

/** "Dress code: colourful. Gift list: a trip.": headings with a few words each stand in one section, line by line. */
function withDetails({ say }: PageContext, sections: Placed[]): Placed[] {
  const short = sections.filter(
    ({ draft, rank }) =>
      rank === -1 && draft?.kind === 'text' && draft.paragraphs.join(' ').length <= longestDetail,
  );
  if (short.length < fewestDetails) return [];
  for (const one of short) sections.splice(sections.indexOf(one), 1);
  const facts = short.flatMap(({ words, draft }) =>
    draft?.kind === 'text'
      ? [{ label: capitalised(words), value: draft.paragraphs.join(' ').replace(/\.$/u, '') }]
      : [],
  );
  const heading = say('includedNav');
  return [
    {
      words: heading,
      topic: 'other',
      rank: -1,
      at: Math.min(...short.map(({ at }) => at)),
      draft: { kind: 'facts', heading, navigation: heading, facts },
    },
  ];
}

const nothing: Passage = {
  text: '',
  within: '',
  paragraph: 0,
  line: 0,
  label: null,
  isUrgent: false,
};

type Prices = Extract<DraftSection, { kind: 'prices' }>;

function withMore(
  draft: Prices,
  priced: readonly Passage[],
  prices: ReadonlyMap<Passage, PriceRows>,
): Prices {
  const more = priced.flatMap((passage) => prices.get(passage)?.items ?? []);
  const [group] = draft.groups;
  return group ? { ...draft, groups: [{ ...group, items: [...group.items, ...more] }] } : draft;
}

/** "About us" of an order is the page's own heading for it. */
const headed = ({ say, brief }: PageContext, words: string, topic: string): string =>
  topic === 'about' && /^(?:about|about us|about me)$/iu.test(words)
    ? brief.name.given
      ? say('aboutName', { name: brief.name.text })
      : say('about')
    : words;

const labelled = new Set<DraftSection['kind']>(['people', 'schedule', 'visit', 'steps']);

/** A section of rows where the first of its sentences stands in the instruction. */
function ofRows(draft: DraftSection, brief: Brief): Placed {
  const { passages } = brief;
  const own = passages.filter(
    ({ text }) => tellingWords(text).length > 0 && lostWords(text, draft, brief).length === 0,
  );
  const label = own.find((passage) => passage.label !== null)?.label ?? null;
  const isLabelled = label !== null && labelled.has(draft.kind);
  const heading = isLabelled ? capitalised(label) : draft.heading;
  return {
    words: heading ?? '',
    topic: topicOf((heading ?? draft.kind).toLowerCase()),
    rank: -1,
    at: passages.findIndex((passage) => own.includes(passage)),
    draft: isLabelled ? { ...draft, heading, navigation: heading } : draft,
  };
}

const mostNotes = 4;
const longestNote = 360;

/** What is said of the hours, of how somebody is reached or of a programme stands above its rows. */
function withNotes(
  rows: readonly DraftSection[],
  left: readonly Passage[],
  homes: ReadonlyMap<Passage, DraftSection['kind'] | null>,
): { rows: DraftSection[]; told: ReadonlySet<Passage> } {
  const told = new Set<Passage>();
  const noted = rows.map((draft, place) => {
    if (rows.findIndex(({ kind }) => kind === draft.kind) !== place) return draft;
    let length = 0;
    const own = left
      .filter((passage) => homes.get(passage) === draft.kind)
      .slice(0, mostNotes)
      .filter(({ text }) => (length += text.length) <= longestNote);
    for (const passage of own) told.add(passage);
    const lead = [...own.map(({ text }) => text), draft.lead ?? ''].filter(Boolean);
    return lead.length === 0
      ? draft
      : { ...draft, lead: paragraphsOf(lead.map((text) => ({ text, paragraph: 0 }))).join(' ') };
  });
  return { rows: noted, told };
}
