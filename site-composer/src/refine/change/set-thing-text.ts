import { elementsIn } from 'site-document/tree';
import type { PageElement } from 'site-document/tree';
import { refuse } from '../outcome';
import type { Changer, Outcome } from '../outcome';
import { isManner } from '../read/manner';
import { unmask } from '../read/quotes';
import type { Request } from '../read/request';
import type { Site } from '../site';
import { elementsSaying } from '../target/elements';
import { findThing, thingAt, whichOf } from '../target/find-thing';
import type { ThingKind } from '../target/things';
import { sayInAll } from './set-text';

interface Asked {
  /** What is to say something else, with quotations masked. */
  readonly target: string;
  readonly text: string;
  readonly isQuoted: boolean;
}

const connective = String.raw`(?:\s+(?:should|must|needs to|has to|ought to)(?: now)?(?: instead)? (?:say|read|be called|be)|\s+(?:is|are) now(?: called)?|\s+(?:to say|to read|to be called|to|into|with|reads?|says?|say|saying|as)|\s*:(?:\s*(?:say|please say|make it|it should say))?|\s*→|\s*->)`;
const forms: readonly RegExp[] = [
  new RegExp(
    String.raw`^(.{0,160}?)${connective}\s*:?\s*‹(\d+)›(?: instead| now| please)?[.!]?$`,
    'iu',
  ),
  /^(.{0,160}?)\s+‹(\d+)›(?: instead| now| please)?[.!]?$/iu,
];
const plainText = new RegExp(
  String.raw`^(.{0,160}?)(?:\s+(?:to|into|with|should (?:now )?(?:be|say|read)|is now))?\s*:\s*([^‹]{2,800})$`,
  'iu',
);
const answerText = new RegExp(
  String.raw`^((?:the )?(?:answer|reply)\b.{0,160}?)${connective}\s*:?\s*([^‹]{2,800})$`,
  'iu',
);

/** "the answer to ‹…› is now ‹…›", "make the heading ‹…› read ‹…›", "‹Try it› should say ‹Start free›". */
export const setThingText: Changer = (request, site): Outcome | null => {
  if (!['set', null].includes(request.action)) return null;
  const asked = readAsked(request);
  if (!asked || asked.text === '' || asked.text.length > 2_000) return null;
  const { target, text } = asked;
  if (!asked.isQuoted && isManner(text)) return null;
  const named = unmask(target, request.quotes);
  const elements = inQuestion(site, named, text) ?? saying(site, target, request.quotes);
  if (elements === null) return null;
  if ('refused' in elements) return elements;
  return sayInAll(site, elements, text);
};

function readAsked({ rest, quotes }: Request): Asked | null {
  for (const form of forms) {
    const [, target, index] = form.exec(rest) ?? [];
    if (target !== undefined) return { target, text: quotes[Number(index)] ?? '', isQuoted: true };
  }
  const [, target, text] = plainText.exec(rest) ?? answerText.exec(rest) ?? [];
  if (target === undefined || text === undefined) return null;
  return { target, text: ended(unmask(text, quotes)), isQuoted: false };
}

/** A sentence gets the mark that was taken for the end of the request. */
const ended = (text: string): string =>
  /^\p{Lu}.* .*[\p{L}\p{N}]$/u.test(text) ? `${text}.` : text;

type Elements = readonly PageElement[] | { readonly refused: string } | null;

/** A question or its answer: the answer where it is named, or where what is to be said asks nothing. */
function inQuestion(site: Site, target: string, text: string): Elements {
  const isAnswer = /\banswer|reply\b/i.test(target);
  if (!isAnswer && !/\bquestion\b/i.test(target)) return null;
  const name = target
    .replace(/\b(?:the )?(?:answer|reply|text|wording)\s*(?:of|to|for|about|on)?\b/gi, ' ')
    .trim();
  const found = thingAt(site, target) ?? null;
  const named = found ? { thing: found } : findThing(site, name, ['question']);
  if (!named) return refuse(`no question like “${name.slice(0, 60)}” was found on the page.`);
  if ('several' in named) return refuse(whichOf(named.several));
  const within = elementsIn(named.thing.element);
  const question = within.find(({ tagName }) => ['summary', 'dt', 'h3', 'h4'].includes(tagName));
  const answer = within.find(({ tagName }) => ['p', 'dd'].includes(tagName));
  const wanted =
    isAnswer || (!/[?]$/.test(text) && !/\b(?:text|wording)\b/i.test(target)) ? answer : question;
  return wanted ? [wanted] : null;
}

const kinds: Readonly<Record<string, readonly ThingKind[]>> = {
  button: ['button'],
  link: ['button'],
  section: ['section', 'group', 'heading'],
  heading: ['heading', 'section', 'group'],
  title: ['heading', 'section', 'group'],
  item: ['item'],
  quote: ['quote'],
  text: ['text'],
};

/** "call Concerts ‹Membership›": words that stand on the page just so. */
function named(site: Site, target: string): Elements {
  const name = target
    .replace(/^(?:the|our)\s+/i, '')
    .replace(/\s+(?:section|heading|title|button)$/i, '')
    .trim();
  const exact =
    target.includes('‹') || /^(?:it|site|page|business|name)$/i.test(name)
      ? []
      : elementsSaying(site, name, null);
  return exact.length > 0 ? exact : null;
}

/** What says the words that are to become others: all places that say exactly them. */
function saying(site: Site, target: string, quotes: readonly string[]): Elements {
  const [, lead = '', index, behind = ''] = /^(.*?)‹(\d+)›\s*(.{0,40})$/u.exec(target.trim()) ?? [];
  if (index === undefined) return named(site, target);
  const name = quotes[Number(index)] ?? '';
  const kind = /\b(button|link|section|heading|title|item|quote|text)\b/i
    .exec(`${behind} ${lead}`)?.[1]
    ?.toLowerCase();
  if (/\b(?:colou?r|font|size|price|link|url|where)\b/i.test(lead) || / /.test(behind.trim()))
    return null;
  const exact = elementsSaying(site, name, null);
  if (exact.length > 0) return exact;
  const found = findThing(site, name, kind === undefined ? null : (kinds[kind] ?? null));
  if (!found)
    return kind === undefined ? null : refuse(`“${name.slice(0, 60)}” was not found on the page.`);
  if ('several' in found) return refuse(whichOf(found.several));
  // A word or two of a longer text are replaced within it, not the whole of it.
  const isWithin =
    found.thing.name.toLowerCase().includes(name.toLowerCase()) &&
    name.length * 2 < found.thing.name.length;
  if (isWithin) return null;
  const same = elementsSaying(site, found.thing.name, null);
  if (same.length > 0) return same;
  return [found.thing.element];
}
