import type { Span } from '../../spans/find-spans';
import { cutTo, titleCase, trimMarks } from '../../text/casing';
import { againstName, namedPage } from './named-page';
import { longestName } from '../plain-phrase';
import type { MarkedText } from './marked-text';
import { restBeforeVerb } from './whole-names';

/** What is less sure than this is only taken where nothing else was found. */
export const sure = 0.4;

/** "Apex Lofts Ltd. 10 year guarantee": the full stop ended the sentence. */
const behindForm = /(?<=(?:Ltd|LLP|Inc|PLC|LLC|GmbH|Co)\b)\.?\s+\d.*$/u;

/** The name that is said most often, where it is introduced as one first of all. */
export function nameIn(marked: MarkedText): string | null {
  const spans = marked.of('name').filter((one) => one.sure >= sure);
  const likely =
    spans.length > 0
      ? null
      : (introducedName(marked.text) ?? wholeWords(marked.text, marked.likeliest('name')));
  const stated = statedName.exec(marked.text.slice(0, 6_000))?.[1];
  const page = namedPage(marked.text);
  const names = [
    ...(stated === undefined ? [] : [{ text: stated, weight: ofStatement }]),
    ...(page === null ? [] : [{ text: page.name, weight: ofStatement }]),
    ...spans.map((span) => ({
      text: wholeQuote(marked.text, span),
      weight: weightOf(marked.text, span),
    })),
    ...(likely === null ? [] : [{ text: likely, weight: 0 }]),
  ]
    .map(({ text, weight }) => ({
      name: cutTo(longestName, unquoted(text)).replace(behindForm, ''),
      weight,
    }))
    .filter(
      ({ name, weight }) =>
        name.length > 1 &&
        !isNoName.test(name) &&
        !(weight < 0 && isReadThen(marked.text, name)) &&
        !isEverywhere(marked.text.slice(0, longestLooked), name, isOther),
    );
  const evidence = (name: string): number =>
    names
      .filter((one) => one.name.toLowerCase() === name.toLowerCase())
      .reduce((sum, { weight }) => sum + 1 + weight, 0);
  const [best] = names.toSorted((one, other) => evidence(other.name) - evidence(one.name));
  if (best === undefined) return null;
  const name = corrected(marked.text, best.name) ?? best.name;
  return /\p{Lu}/u.test(name) || !/\p{L}/u.test(name) ? name : titleCase(name);
}

type IsThere = (before: string, behind: string, name: string) => boolean;

/** Whether all places of a name are of one kind, by what stands around them. */
function isEverywhere(text: string, name: string, isThere: IsThere): boolean {
  const places = [...text.matchAll(new RegExp(escaped(name), 'gu'))];
  return (
    places.length > 0 &&
    places.every(({ index }) =>
      isThere(
        text.slice(Math.max(0, index - around), index),
        text.slice(index + name.length, index + name.length + longestClause),
        name,
      ),
    )
  );
}

/** A whole page of names is not looked through for each of them. */
const longestLooked = 2_000;
const around = 48;
/** Whether a name stands nowhere but as what is read, played or by whom. */
const isReadThen = (text: string, name: string): boolean =>
  isEverywhere(text, name, (before) => readThen.test(before.slice(-32)));

/** "All money to Dove House Hospice": who is given to; "Back & neck pain, pregnancy, babies": the first thing of a list. */
const isOther: IsThere = (before, behind, name) =>
  givenTo.test(before) ||
  (/ \p{Ll}{4,}$/u.test(name) &&
    /(?:^|[.!?\n]\s?)$/u.test(before) &&
    /^(?:, [^.,!?\n]{3,30}){3,}[.\n]/u.test(behind));

const day = String.raw`(?:mon|tues?|wed|weds|thu|thurs?|fri|sat|sun)(?:[a-z]*day)?s?`;
/** "Tues-Sat", "NO Mary Poppins jokes", "S 12th & Ajo": days, what is not wanted, and the corner of two streets. */
const isNoName = new RegExp(
  String.raw`^(?:${day}(?:\s?(?:-|–|to|and|&|,)\s?${day})*|(?:no|not|please|don['’]?t|never)\s.*|(?=.*\s&\s)(?:.*\s)?\d{1,3}(?:st|nd|rd|th)\s.*)$`,
  'iu',
);

const givenTo =
  /\b(?:money|proceeds|donations?|profits?|funds?|raised|raising|gifts?) (?:\p{L}+ ){0,3}(?:to|for) (?:the )?$/iu;

const escaped = (words: string): string =>
  words.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/** Of "Mia's 40th" the marks may hold "Mia's 40": a name ends with a word. */
function wholeWords(text: string, name: string | null): string | null {
  const at = name === null ? -1 : text.indexOf(name);
  if (name === null || at < 0) return name;
  const end = at + name.length;
  const cut = /^[\p{L}\d]{1,20}/u.exec(text.slice(end))?.[0] ?? '';
  const rest = /[\p{L}\d]$/u.test(name) ? cut : '';
  return `${name}${rest}${restBeforeVerb(text, end + rest.length) ?? ''}`;
}

/** "It's called Kipper Cottage, no sorry there's one of them, it's The Smokery": what was said last holds. */
function corrected(text: string, name: string): string | null {
  const at = text.toLowerCase().lastIndexOf(name.toLowerCase());
  const behind = at < 0 ? '' : text.slice(at + name.length, at + name.length + 160);
  const [, better] =
    /^[^.!?\n]{0,20}\b(?:no,? sorry|sorry,? no|no,? wait|wait,? no|scrap that|correction|no,? actually|actually,? no|i mean)\b[^\n]{0,90}?\b(?:it['’]?s|called|make (?:it|that)|call it|is)\s((?:The\s)?\p{Lu}[\p{L}'’&-]+(?:\s(?:&\s|of\s|the\s)?\p{Lu}[\p{L}'’&-]+){0,4})/u.exec(
      behind,
    ) ?? [];
  return better ?? null;
}

const introduced =
  /\b(?:called|named|(?:business|company|shop|brand|trading|studio|firm) name(?: is|:)?|trading as|t\/a|namens|genannt|appelée?|llamad[oa]|chamad[oa]|chiamat[oa]|genaamd)\s["'“„«]?(\p{Lu}[\p{L}'’&.-]*(?:\s(?:&|of|the|and|de|la|du|von|\p{Lu}[\p{L}'’&.-]*))*)/u;

/** "A choir called Sing": the words with capitals behind it. */
function introducedName(text: string): string | null {
  const name = introduced.exec(text.slice(0, 6_000))?.[1];
  return name === undefined
    ? null
    : name.replace(/\.$/u, '').replace(/(?:\s(?:of|the|and|de|la|du|von|&))+$/u, '');
}

/** "January is The Bee Sting": what is read or played then. */
const readThen =
  /\b(?:(?:january|february|march|april|may|june|july|august|september|october|november|december|(?:next|this) (?:month|week|time)|book|film|play) (?:is|reads?)|we do|covers of|songs? (?:by|from)|by) (?:the )?["'“„«‘]?$/iu;

/** "I'm writing a book called X" names the book. */
const ofWork =
  /\b(?:writing|wrote|written|published|recorded|released|my|new|latest|first|second) (?:\p{L}+ ){0,2}(?:book|novel|album|song|single|ep|film|play|memoir)(?:,? (?:is |was )?(?:called|named|titled|entitled))?,?\s["'“„«‘]?$/iu;

const longestClause = 160;
const ofCalled = 3;
const ofTitle = 4;
const ofBusiness = 3.5;
const ofStatement = 6;
/** "Company name Quietworks", "the business is called Rhos Weave". */
const statedName =
  /\b(?:[Bb]usiness|[Cc]ompany|[Ss]hop|[Bb]rand|[Ff]irm|[Ss]tudio) (?:name(?: is|:)?|is called)\s["'“„«]?(\p{Lu}[\p{L}'’&-]*(?:\s(?:&|of|the|and|\p{Lu}[\p{L}'’&-]*))*)/u;

/** "We are X", "called X" give a name; "down X", "near X" speak of a place. */
function weightOf(text: string, { start, end }: Pick<Span, 'start' | 'end'>): number {
  const before = text.slice(Math.max(0, start - 32), start);
  const against = againstName(text.slice(Math.max(0, start - longestClause), start));
  if (against > 0) return ofCalled - against;
  // "Brackenridge Wills – will writing at home": the title of it all, whoever introduces themselves further on.
  if (before.trim() === '' && /^\s[–—-]\s/u.test(text.slice(end))) return ofTitle;
  if (ofWork.test(before) || readThen.test(before)) return -2;
  // "Landing page for SaaS called Tidyshift": what it is, and not what it is called.
  if (/^,? (?:called|named) \p{Lu}/u.test(text.slice(end, end + around))) return -2;
  if (
    /\b(?:we are|i am|i'm|we're|called|named|name is|name's|name:|welcome to|wir sind|hei(?:ß|ss)t|heißen|namens|s'appelle|nous sommes|se llama|somos|si chiama|siamo|chama-se|heet|heten)\s["'“„«]?$/iu.test(
      before,
    )
  )
    return ofCalled;
  // "For my home business Madippu Studio, …; I am Revathi": the business has the page.
  if (
    /\b(?:business|company|shop|studio|firm|club|band|charity|café|cafe|restaurant|workshop|page for|site for|website for) $/iu.test(
      before,
    )
  )
    return ofBusiness;
  return /\b(?:down|near|along|up|past|towards|behind|opposite|next to)\s$/i.test(before) ? -2 : 0;
}

/** A name in quotation marks is all that stands between them. */
function wholeQuote(text: string, { start, end, text: words }: Span): string {
  const before = /(?<!\p{L})["“„«‘']\s?[^"“”„«»\n]{0,60}$/u.exec(
    text.slice(Math.max(0, start - longestName), start),
  )?.[0];
  const behind = /^[^"“”„«»\n]{0,60}?["”“»’'](?!\p{L})/u.exec(
    text.slice(end, end + longestName),
  )?.[0];
  if (
    before === undefined ||
    behind === undefined ||
    /[.,;:!?]/.test(before.slice(1) + behind.slice(0, -1))
  )
    return words;
  return `${before.slice(1)}${words}${behind.slice(0, -1)}`.trim();
}

/** A mark at the edge of a name belongs to the sentence around it; "the lads'" keeps none either. */
function unquoted(text: string): string {
  return trimMarks(text.replaceAll(/\s+/g, ' '))
    .replace(/\s(?:in|at|near|from|of|for|with|aus|à|en|em|di|uit|van)$/u, '')
    .replaceAll(/^["'“‘„«*_]+|["'”’“»*_]+$/gu, '')
    .trim();
}
