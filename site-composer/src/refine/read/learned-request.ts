import { findRequest, type FoundRequest } from '../../spans/find-request';
import type { RequestSpanLabel } from '../../spans/request-labels';
import { writtenIn } from '../../understand/read-language';
import { maskQuotes, unmask } from './quotes';
import { readRequest, type Request } from './request';
import { reportsPastEvent } from './past-event';

/** Below it what was learned is no better than a guess, and a wrong change is worse than none. */
const sure = 0.6;
/** Where no part of the request was told from the others, the words as a whole must leave no doubt. */
const surely = 0.9;

type Spans = (label: RequestSpanLabel) => string | undefined;

/** A text in marks, which no rule reads as part of the request. */
const quoted = (text: string): string => `“${text.replaceAll(/["“”]/g, '')}”`;

/** "the part about bikes" as sections are called by the rules. */
const part = (text: string): string =>
  text.replace(/\b(?:part|bit|block|piece|area|paragraph)\b/i, 'section');

function placeIn(of: Spans): string {
  const [before, after] = [of('before'), of('after')];
  if (before !== undefined) return ` before ${part(before)}`;
  if (after !== undefined) return ` after ${part(after)}`;
  if (of('top') !== undefined) return ' to the top';
  return of('bottom') === undefined ? '' : ' to the bottom';
}

/** What an operation is in the plain words the rules know; null where a part of it was not said. */
type Writer = (of: Spans, all: FoundRequest['spans']) => string | null;

/** Fills a command with spans; null when one of them is missing. */
const command =
  (labels: readonly RequestSpanLabel[], write: (...texts: string[]) => string): Writer =>
  (of) => {
    const texts = labels.map(of);
    return texts.some((text) => text === undefined)
      ? null
      : write(...texts.map((text) => text ?? ''));
  };

const always =
  (words: string): Writer =>
  () =>
    words;

const sized =
  (word: string): Writer =>
  (of) =>
    `make ${part(of('target') ?? of('role') ?? 'the text')} ${word}`;

/** Colours with the parts they are for, in the order they were said. */
const colours: Writer = (of, all) => {
  const pairs: string[] = [];
  let role: string | null = null;
  for (const { label, text } of all) {
    if (label === 'role') role = text;
    if (label !== 'color') continue;
    const behind: string | undefined = all[all.findIndex((one) => one.text === text) + 1]?.label;
    const next = behind === 'role' && role === null ? of('role') : undefined;
    pairs.push(`make ${role ?? next ?? 'the accent colour'} ${text}`);
    role = null;
  }
  return pairs.length === 1 ? (pairs[0] ?? null) : null;
};

const writers: Readonly<Record<string, Writer>> = {
  light: always('make the page light'),
  dark: always('make the page dark'),
  colour: colours,
  darker: sized('darker'),
  lighter: sized('lighter'),
  bigger: sized('bigger'),
  smaller: sized('smaller'),
  font: command(['font'], (font) => `use a ${font} font`),
  style: command(['style'], (style) => `make it ${style}`),
  round: always('make the corners rounder'),
  square: always('make the corners square'),
  airy: always('add more space between the sections'),
  tight: always('less space between the sections'),
  remove: command(['target'], (target) => `remove ${part(target)}`),
  duplicate: command(['target'], (target) => `duplicate ${part(target)}`),
  swap: command(['target', 'other'], (one, other) => `swap ${part(one)} and ${part(other)}`),
  move: (of) => {
    const [target, place] = [of('target'), placeIn(of)];
    return target === undefined || place === '' ? null : `move ${part(target)}${place}`;
  },
  'add-section': (of) => {
    const [label, text] = [of('label'), of('text')];
    const place = placeIn(of).replace(/^ to the/, ' at the');
    if (label === undefined)
      return text === undefined ? null : `add the sentence ${quoted(text)}${place}`;
    return `add a section called ${quoted(label)}${text === undefined ? '' : ` with the text ${quoted(text)}`}${place}`;
  },
  'add-item': (of) => {
    const said = of('item');
    if (said === undefined) return null;
    const [, bare, sum] = /^(.{2,}?)\s+([$£€]?\d{1,6}(?:[.,]\d{2})?\s?€?)$/.exec(said) ?? [];
    const [item, price] = [bare ?? said, of('price') ?? sum];
    const list = of('target') ?? (price === undefined ? undefined : 'the prices');
    if (list === undefined) return null;
    return `add ${quoted(item)}${price === undefined ? '' : ` for ${price}`} to ${part(list)}`;
  },
  'add-field': command(['field'], (field) => `add a field for ${quoted(field)} to the form`),
  'add-question': command(['q', 'a'], (q, a) => `add a question: ${q} ${a}`),
  price: command(['item', 'price'], (item, price) => `change the price of ${item} to ${price}`),
  'set-text': command(
    ['target', 'text'],
    (target, text) => `change ${part(target)} to ${quoted(text)}`,
  ),
  replace: command(['old', 'text'], (old, text) => `replace ${quoted(old)} with ${quoted(text)}`),
  title: command(['text'], (text) => `change the page title to ${quoted(text)}`),
  name: command(['text'], (text) => `change the business name to ${text}`),
  phone: command(['phone'], (phone) => `change the phone number to ${phone}`),
  email: command(['email'], (email) => `change the email address to ${email}`),
  address: command(['address'], (address) => `the address is now ${address}`),
  hours: command(['hours'], (hours) => `change the opening hours to ${hours}`),
  link: command(['target', 'href'], (target, href) => `link ${target} to ${href}`),
  button: (of) => {
    const [label, href] = [of('label'), of('href')];
    if (label === undefined) return null;
    const place = of('target') ?? of('before') ?? of('after') ?? 'the first section';
    return `add a button ${quoted(label)} to ${part(place)}${href === undefined ? '' : ` that links to ${href}`}`;
  },
};

/** What may stand behind the name of a section: anything else belongs to the name that was cut. */
const goesOn =
  /^["”’']?\s*(?:$|[.,:;–-]|(?:section|part|page|area|block|that|which|with|saying|about|where|so|to|at|on|before|after|under|below|above|from|for|and|please)\b)/i;

/** Whether all of a request was told apart: of two targets one would be left out, of a cut name the rest. */
function isWhole({ operation, spans }: FoundRequest, text: string): boolean {
  const labels = spans.map(({ label }) => label).filter((label) => label !== 'color');
  if (operation !== 'colour' && new Set(labels).size < labels.length) return false;
  // A number to be put somewhere is not the number that changes.
  if (operation === 'phone' && /\b(?:button|link|add|put|place|stick)\b/i.test(text)) return false;
  const name = spans.find(({ label }) => label === 'label')?.text;
  if (operation !== 'add-section' || name === undefined) return true;
  return goesOn.test(text.slice(text.indexOf(name) + name.length));
}

/** A picture that is wanted is not made of words. */
const picture =
  /^(?:please |can you |could you )*(?:add|put|include|use|show|have) (?:up |in )?(?:an? |some |the |our |my |more )?(?:nice |good |new |big |real )?(?:photo(?:graph)?s?|pictures?|images?|pics?)\b/iu;

const ofSpace =
  /\b(?:spac\p{L}*|breath\p{L}*|air\p{L}*|crowded|cramped|tight\p{L}*|squashed|roomy|room|gaps?|closer|apart|white ?space|luft\p{L}*|abstand|espac\p{L}*|aérer|spazio|ruimte|luftiger)\b/iu;

/** "Add an instagram feed" is learned as a field, and speaks of no form. */
export const ofForm =
  /\b(?:forms?|fields?|box|space for|modulo|formul\p{L}*|\p{L}*formular|feld|champ|campo|veld)\b/iu;

const ofWords =
  /\b(?:say(?:s|ing)?|reads?|lines?|text|notes?|notices?|banner|message|mention|paragraph|sentence)\b|:/iu;

const adding: ReadonlySet<string> = new Set(['add-item', 'add-section', 'button']);

/** What is understood and beyond what rules can do. */
const beyond: Readonly<Record<string, string>> = {
  translate: 'translating a page needs a language model.',
  rewrite: 'wording a text anew needs a language model. Say in quotation marks what it should say.',
  question: 'this is a question, and nothing on the page was changed.',
  'add-field':
    'it was not clear what the form should ask for. Name it, for example: add a field for the telephone number to the form.',
  picture: 'no picture came with the request. Attach it, and say where it should go.',
};

/** A request in the plain words of the rules, as far as what was learned is sure of it. */
export interface LearnedRequest {
  readonly plain: Request | null;
  /** Why it cannot be done, where it is known to be beyond the rules. */
  readonly beyond: string | null;
}

/** Reads a request that no rule understood. */
export function readLearned({ asked, content, quotes }: Request): LearnedRequest | null {
  const text = unmask([asked, content].filter(Boolean).join('. '), quotes);
  const found = findRequest(text, writtenIn(text));
  if (found.sure < (found.spans.length > 0 ? sure : surely)) return null;
  const of: Spans = (label) => found.spans.find((span) => span.label === label)?.text;
  if (!isWhole(found, text)) return null;
  if (found.operation === 'colour' && reportsPastEvent(text)) return null;
  // "add a fourth room: The Getaway" wants no room between anything.
  const isAboutSpace = found.operation === 'airy' || found.operation === 'tight';
  if (isAboutSpace && (/[:‹“"\d]/.test(text) || !ofSpace.test(text))) return null;
  // Names of lists and headings are looked for in English alone.
  const isForeign = writtenIn(text) !== 'en' && adding.has(found.operation);
  if (picture.test(text)) return { plain: null, beyond: beyond['picture'] ?? null };
  if (found.operation === 'add-field' && !ofForm.test(text)) return null;
  const isWords =
    of('label') !== undefined || found.operation !== 'add-section' || ofWords.test(text);
  const words =
    isForeign || !isWords ? null : (writers[found.operation]?.(of, found.spans) ?? null);
  if (words === null) return { plain: null, beyond: beyond[found.operation] ?? null };
  const masked = maskQuotes(words);
  return {
    plain: { ...readRequest(masked.text, masked.quotes, ''), asked },
    beyond: null,
  };
}

const surelyReworded = 0.85;

/** Words about how a text sounds, which every request to word it anew holds. */
const ofWording =
  /\b(?:re(?:write|word|phrase)\p{L}*|polite\p{L}*|friendl\p{L}*|warmer|colder|formal|stiff|stern|english|shorter|longer|punch\p{L}*|simpl\p{L}*|gets? it|understand\p{L}*|tone|sounds?|reads?|wording|salesy|pushy)\b/iu;

/** Why a request to word a text anew is not carried out; null for any other. "Say the refund bit more politely" is no sentence to add. */
export function rewordingRefusal({ asked, quotes }: Request): string | null {
  const text = unmask(asked, quotes);
  if (quotes.length > 0 || !ofWording.test(text)) return null;
  const { operation, sure: share } = findRequest(text, writtenIn(text));
  return operation === 'rewrite' && share >= surelyReworded ? (beyond['rewrite'] ?? null) : null;
}
