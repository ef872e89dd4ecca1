import type { Passage } from '../../model/brief';
import { asPoint } from '../../text/casing';
import { readTokens } from '../../text/tokens';
import type { DraftSection } from '../draft-section';
import type { PageContext } from '../page-context';
import { isRefusal } from '../refusals';
import { helpersOf, soughtIn } from './helpers';
import type { Placed } from './in-order';
import { paragraphsOf } from './part-section';
import { practicalNotes } from './practical-notes';
import { rememberedIn } from './remembered';
import { toldList } from './told-list';

/** Sections of what was told under no heading and belongs together, and what they took. */
export interface Grouped {
  readonly sections: Placed[];
  readonly taken: ReadonlySet<Passage>;
}

/** How things are sent, and how many of them somebody may order. */
const ofSending =
  /(?<!\p{L})(?:ship(?:s|ping|ped)?|postage|post (?:on|out)|deliver(?:y|ies|ed)?|order (?:limit|minimum)|minimum order|versand\p{L}*|liefer\p{L}*|livr(?:ons|aisons?|é)|envío|enviamos|envio|spedi\p{L}+|verzend\p{L}*|bezorg\p{L}*)(?!\p{L})/iu;

/** What the page has no heading for and its owner gave none: lists, sending, helpers, and what is good to know. */
export function toldGroups(
  context: PageContext,
  free: readonly Passage[],
  rows: readonly DraftSection[],
): Grouped {
  const { brief, say } = context;
  const sections: Placed[] = [];
  const taken = new Set<Passage>();
  const take = (own: readonly Passage[], draft: DraftSection, words: string): void => {
    for (const passage of own) taken.add(passage);
    const at = own[0] === undefined ? -1 : brief.passages.indexOf(own[0]);
    sections.push({ words, topic: 'other', rank: -1, at, draft });
  };
  const left = (): Passage[] =>
    free.filter((passage) => passage.label === null && !taken.has(passage));
  for (const passage of left()) {
    if (taken.has(passage)) continue;
    const list = toldList(passage.within, brief.language === 'en');
    if (list === null) continue;
    const own = left().filter(({ within }) => within === passage.within);
    const { heading, cards } = list;
    take(own, { kind: 'cards', heading, navigation: heading, cards }, heading);
  }
  const sent = rows.some(({ kind }) => kind === 'shop')
    ? left().filter(({ text }) => ofSending.test(text))
    : [];
  if (sent.length > 0) take(sent, textOf(say('sending'), sent), say('sending'));
  const sought = left().filter(({ text }) => soughtIn(text) !== null);
  const call = helpersOf(context, sought);
  if (call !== null) take(sought, call, say('helpers'));
  const memory = rememberedIn(context);
  if (memory !== null) take([], memory, say('remember'));
  const notices = left().filter(({ text }) => isNotice(text, brief.language === 'en'));
  if (notices.length >= fewestNotices)
    take(notices, noticesOf(say('goodToKnow'), notices), say('goodToKnow'));
  else {
    const practical = practicalNotes(context, left());
    if (practical !== null) take(practical.taken, practical.draft, say('goodToKnow'));
  }
  return { sections, taken };
}

const textOf = (heading: string, own: readonly Passage[]): DraftSection => ({
  kind: 'text',
  heading,
  navigation: heading,
  paragraphs: paragraphsOf(own),
});

const fewestNotices = 3;
const longestNotice = 110;

const noticesOf = (heading: string, own: readonly Passage[]): DraftSection => ({
  kind: 'cards',
  heading,
  navigation: heading,
  cards: own.map(({ text }) => ({ title: asPoint(text) })),
});

/** "Dogs on leads", "No drones": a rule, what to bring or what there is not, and nothing somebody says of themselves. */
export function isNotice(text: string, isEnglish: boolean): boolean {
  if (text.length > longestNotice || ofSelf.test(text) || isNamed.test(text)) return false;
  if (isRefusal(text)) return true;
  if (!isEnglish) return false;
  if (only.test(text)) return true;
  const tokens = readTokens(text);
  const [first] = tokens;
  const isOrder = first?.pos === 'VERB' && !/(?:\p{L}{3,}ing|ed|s)$/u.test(first.lower);
  // "Dogs on leads": behind a preposition stands no verb.
  const isVerbless = !tokens.some(
    ({ pos }, at) =>
      pos === 'AUX' || (pos === 'VERB' && !/^(?:ADP|DET)$/u.test(tokens[at - 1]?.pos ?? '')),
  );
  return isOrder || (isVerbless && tokens.length <= mostTokens && tokens.length >= fewestTokens);
}

/** "Cash only as there's no signal". */
const only = /^\p{L}+ only(?!\p{L})/iu;
/** "Maureen Coulbeck, secretary". */
const isNamed = /^\p{Lu}\S*\s\p{Lu}/u;
const fewestTokens = 3;
const mostTokens = 8;
const ofSelf =
  /(?<!\p{L})(?:i|i['’]m|my|we|we['’]re|our|ich|wir|je|nous|yo|nosotros|io|noi|eu|nós|ik|wij)(?!\p{L})|\S@\S|\d{3,}[\s-]?\d{3,}/iu;
