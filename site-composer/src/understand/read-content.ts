import type { Brief, ItemList } from '../model/brief';
import { topicOf } from '../catalogue/topics';
import { asTold, withoutOwnName } from '../text/as-told';
import { capitalised } from '../text/casing';
import { properCase } from '../text/proper-case';
import { partsOnce, saidOnce } from '../text/said-once';
import { withoutNumbers } from '../text/without-numbers';
import { calmSpeech } from './calm-speech';
import { withAskedByDocument } from './document/given-lines';
import { isSaid } from './is-said';
import { isInvitation } from './kind-of-page';
import { markedAsked } from './marked/marked-asked';
import { markedCounts } from './marked/marked-counts';
import { markedCapabilities, markedLists } from './marked/marked-lists';
import { markedPlaces } from './marked/marked-places';
import { markedRemarks } from './marked/marked-remarks';
import { markedPitch, markedStatements } from './marked/marked-statements';
import type { MarkedText } from './marked/marked-text';
import { isOrder } from './marked/said-sentences';
import { readPassages } from './outline/read-passages';
import type { Outline } from './outline/read-passages';
import { namesIn } from './proper-names';
import type { Identity } from './read-identity';
import type { ReadText } from './read-text';
import { saidClauses } from './said-clauses';
import { whatItDoes } from './what-it-does';
import { deedOf, isPriceOf, isWishAlone } from './worth-telling';

type Asked = Omit<Brief['asked'], 'look' | 'questions'>;

/** What a page says, and which parts of it were asked for. */
export interface Content extends Pick<
  Brief,
  | 'promise'
  | 'pitch'
  | 'lists'
  | 'capabilities'
  | 'statements'
  | 'passages'
  | 'remarks'
  | 'said'
  | 'counted'
> {
  readonly asked: Asked;
}

/** What a text tells visitors of what was identified. */
export function readContent(text: ReadText, identity: Identity): Content {
  const { marked } = text;
  const { written, phrase } = identity;
  const outline = readPassages(marked, written === 'en');
  const asked = askedIn(text, identity, outline);
  const application = identity.purpose === 'application';
  const speech = speechOf(marked, identity);
  const lists = listsIn(marked, identity, speech);
  const does = written === 'en' ? whatItDoes(marked) : null;
  const spoken = (texts: readonly string[]): string[] =>
    texts.map(speech.spoken).filter((words) => words !== '');
  const deeds = deedOf(identity.said.name, identity.purpose, does);
  return {
    promise: withoutQuote(withoutButton(promiseIn(marked), asked.actions), identity.facts.quotes),
    pitch: markedPitch(marked) ?? (does === null ? null : capitalised(does)),
    lists,
    asked,
    capabilities: application ? markedCapabilities(marked) : [],
    statements: partsOnce(
      saidOnce(
        spoken(
          [...deeds, ...markedStatements(marked, application, written)].filter(
            (words) => !isPriceOf(lists, words) && !isOrder(words, phrase),
          ),
        ),
      ),
    ),
    passages: application ? [] : passagesIn(outline, identity, speech),
    remarks: saidOnce(
      spoken(
        markedRemarks(marked, application, written).filter(
          (words) => !isOrder(words, phrase) && !isWishAlone(marked, words) && !isInvitation(words),
        ),
      ),
    ),
    said: saidClauses(marked, application, written).filter((words) => !isInvitation(words)),
    counted: application ? [] : spoken(markedCounts(marked)),
  };
}

/** How words of an instruction are written where visitors read them. */
interface Speech {
  readonly proper: (text: string) => string;
  /** As the owner says it to visitors. */
  readonly passed: (text: string) => string;
  /** Without the numbers that stand elsewhere. */
  readonly spoken: (text: string) => string;
}

function speechOf(marked: MarkedText, { written, said, voice, facts }: Identity): Speech {
  // What is taken for a name within a list only need not be one elsewhere.
  const names = namesIn(marked, markedPlaces(marked, said.place).areas, said);
  const proper = properCase(names, written === 'en');
  const tidied = (text: string): string => (written === 'en' ? calmSpeech(text, names) : text);
  const passed = (text: string): string =>
    withoutOwnName(proper(asTold(tidied(text), voice)), said.name);
  const spoken = (text: string): string =>
    withoutNumbers(passed(text), facts.phones, voice === 'singular' ? 'me' : 'us');
  return { proper, passed, spoken };
}

const listsIn = (
  marked: MarkedText,
  { purpose, phrase }: Identity,
  { proper }: Speech,
): ItemList[] =>
  markedLists(marked, purpose === 'application', phrase).map((list) => ({
    ...list,
    items: list.items.map((item) =>
      item.text === undefined ? item : { ...item, text: proper(item.text) },
    ),
  }));

function askedIn({ marked, limits }: ReadText, identity: Identity, { order }: Outline): Asked {
  const { document, phrase } = identity;
  const asked = withAskedByDocument(markedAsked(marked), document);
  return {
    ...asked,
    wanted: asked.sections,
    order,
    excluded: [
      ...new Set([
        ...marked.of('not').map(({ text }) => topicOf(text.toLowerCase())),
        ...limits.topics,
      ]),
    ].filter((topic) => topic !== 'other' && topic !== 'form'),
    avoid: limits.words.filter((word) => !isSaid(marked, phrase, word)),
    still: limits.still,
    withoutForms: limits.forms,
    withoutBasket: limits.basket,
  };
}

const passagesIn = (
  { passages }: Outline,
  { phrase, said }: Identity,
  { passed }: Speech,
): Brief['passages'] =>
  passages
    .filter(({ text }) => !isOrder(text, phrase) && !isInvitation(text))
    .map((passage) => ({
      ...passage,
      label: passage.label?.toLowerCase() === said.name?.toLowerCase() ? null : passage.label,
      text: passed(passage.text),
    }))
    .filter(({ text }) => text !== '');

/** "We don't sell paint. somewhere": what follows the line says where it belongs. */
function promiseIn(marked: MarkedText): string | null {
  const line = marked.of('headline')[0]?.text ?? null;
  return line?.replace(/(?<=[\p{L}\d][.!?])\s+\p{Ll}+(?:\s\p{Ll}+){0,3}$/u, '') ?? null;
}

/** The words of a button are no headline. */
const withoutButton = (line: string | null, actions: readonly string[]): string | null =>
  line !== null && actions.some((words) => words.toLowerCase() === line.toLowerCase())
    ? null
    : line;

/** What somebody said of it is not what it says of itself. */
const withoutQuote = (line: string | null, quotes: Brief['facts']['quotes']): string | null =>
  line !== null && quotes.some(({ text }) => text.toLowerCase().includes(line.toLowerCase()))
    ? null
    : line;
