import { textOf, textsIn } from 'site-document/text';
import { findPrice } from '../../text/money';
import { readColours } from '../read/colour-words';
import { priceFactor } from '../read/price-factor';
import { unmask } from '../read/quotes';
import type { Request } from '../read/request';
import { toldIn } from '../read/told-sentence';
import type { Site } from '../site';
import { plainWords } from './plain-words';

/** Words of a command that are never meant to be read by visitors. */
const ofCommand =
  /\b(?:instead of|rather than|should (?:now )?(?:say|read|be called)|please|pls|for to|for under|the town is|no longer)\b|\bfor \d+$|\bin (?:very )?(?:huge|big|giant|enormous) (?:numbers?|letters?|figures?|digits?|numerals?)\b/i;
const repeated = /(?:^|\s)((?:[\p{L}\d']+\s){0,3}[\p{L}\d']+)[\s,]+\1(?=$|[\s.,!])/iu;

/** Why a result is not what was asked, whatever the change itself says; null where nothing speaks against it. */
export function contradiction(request: Request, after: Site, before: Site): string | null {
  const unsaid = missingWords(request, after, before);
  if (unsaid !== null) return unsaid;
  if (after.files.html === before.files.html) return missingColour(request, after, before);
  const kept = keptQuote(request, after, before);
  if (kept !== null) return kept;
  const added = newTexts(after, before);
  const quoted = request.quotes.map(plainWords).join('\n');
  const hadCommas = commas(after) <= commas(before);
  const told = toldIn(request.asked)?.text.toLowerCase() ?? null;
  const known = before.page.texts.map(({ value }) => value.toLowerCase()).join('\n');
  for (const given of added) {
    // What visitors are to be told may say "instead of" as well.
    const text = told === null ? given : withoutWords(given, told);
    if (quoted.includes(plainWords(text))) continue;
    const command = ofCommand.exec(text)?.[0];
    const isNew = command !== undefined && !known.includes(command.toLowerCase());
    if (isNew || (text.endsWith(',') && !hadCommas))
      return 'words of the request would have become part of the page.';
    if (
      repeated.test(text) &&
      !request.quotes.some((quote) => repeated.test(quote)) &&
      !repeated.test(request.asked)
    )
      return 'a word would have stood there twice.';
  }
  return missingNumber(request, after, before) ?? missingQuote(request, after, added);
}

/** A text without some words, whatever their capitals. */
function withoutWords(text: string, words: string): string {
  const at = text.toLowerCase().indexOf(words);
  return at === -1 ? text : `${text.slice(0, at)} ${text.slice(at + words.length)}`;
}

/** Of several parts that were to go each must be gone. */
function keptQuote({ action, rest, quotes }: Request, after: Site, before: Site): string | null {
  if (action !== 'remove') return null;
  const times = (site: Site, words: string): number =>
    plainWords(textOf(site.body)).split(words).length;
  const kept = [...rest.matchAll(/‹(\d+)›/g)]
    .map(([, index]) => plainWords(quotes[Number(index)] ?? ''))
    .find(
      (words) =>
        words !== '' && times(before, words) > 1 && times(after, words) === times(before, words),
    );
  return kept === undefined ? null : `“${kept.slice(0, 60)}” would still have been there.`;
}

const commas = (site: Site): number =>
  site.page.texts.filter(({ value }) => value.trim().endsWith(',')).length;

function newTexts(after: Site, before: Site): string[] {
  const known = new Set(before.page.texts.map(({ value }) => value.trim()));
  return textsIn(after.body)
    .map(({ value }) => value.trim())
    .filter((value) => !known.has(value));
}

const number = /(?<![\p{L}#])\d+(?:[.,:]\d+)*/gu;

/** Every number of a request that puts something on the page must be found there afterwards, or have been there before. */
function missingNumber(request: Request, after: Site, before: Site): string | null {
  // Of "put prices up by 10%" the prices are read, and not the share.
  if (priceFactor(unmask(request.asked, request.quotes)) !== null) return null;
  const behind = request.content === '' ? null : missingIn(request.content, after, before);
  if (behind !== null || ['remove', 'move', 'swap'].includes(request.action ?? '')) return behind;
  return missingIn(unmask(request.rest, request.quotes), after, before);
}

function missingIn(said: string, after: Site, before: Site): string | null {
  if (said.length > 2_000) return null;
  const numbers = said.match(number) ?? [];
  if (numbers.length === 0) return null;
  const shown = `${readable(after)}\n${readable(before)}\n${after.files.js}`;
  const missing = numbers.find((one) => !forms(one).some((form) => shown.includes(form)));
  return missing === undefined ? null : `“${missing}” would not have been on the page.`;
}

const drawn = new Set(['svg', 'path', 'circle', 'rect', 'line', 'g', 'ellipse', 'polygon']);

/** What stands on a page for people and in its links; the numbers a drawing is made of are none of it. */
function readable({ page }: Site): string {
  const attributes = page.elements.flatMap(({ tagName, attrs }) =>
    drawn.has(tagName)
      ? []
      : attrs.filter(({ name }) => name !== 'class').map(({ value }) => value),
  );
  return [...page.texts.map(({ value }) => value), ...attributes].join('\n');
}

/** "6.30" as times and sums are written: 6:30, 18:30, 06:30. */
function forms(one: string): string[] {
  const [head = '', ...tail] = one.split(/[.:,]/);
  const hour = Number(head);
  const rest = tail.join(':');
  const hours = hour < 25 ? [head, String(hour + 12), head.padStart(2, '0')] : [head];
  return rest === ''
    ? hours
    : [
        one,
        ...hours.map((value) => `${value}:${rest}`),
        `${head}.${rest}`,
        `${head},${rest}`,
        `${head}${rest}`,
      ];
}

function missingQuote(
  { action, quotes, rest }: Request,
  after: Site,
  added: readonly string[],
): string | null {
  if (action !== 'add' || added.length === 0) return null;
  const text = plainWords(after.page.texts.map(({ value }) => value).join(' '));
  const source = after.files.html;
  const wanted = rest.replace(/\b(?:instead of|rather than|not)\b.{0,20}‹\d+›/i, '');
  const missing = [...wanted.matchAll(/‹(\d+)›/g)]
    .map(([, index]) => quotes[Number(index)] ?? '')
    .find((quote) => !text.includes(plainWords(quote)) && !source.includes(quote));
  return missing === undefined
    ? null
    : `“${missing.slice(0, 60)}” would not have been on the page.`;
}

/** A colour that was asked for and is nowhere in the styles means that a part of the request was not done. */
function missingColour({ rest, quotes, verb }: Request, after: Site, before: Site): string | null {
  if (after.files.css === before.files.css || quotes.length > 0) return null;
  if (
    /\b(?:less|tone|too|so much|instead of|not|darker|lighter|brighter)\b/i.test(`${verb} ${rest}`)
  )
    return null;
  const asked = readColours(`${verb} ${rest}`).filter(
    ({ words }) => !/\b(?:light|dark|black|white|bright)$/i.test(words),
  );
  if (asked.length === 0 || findPrice(rest)) return null;
  if (asked.some(({ hex }) => after.files.css.includes(hex) && !before.files.css.includes(hex)))
    return null;
  return asked.some(({ hex }) => before.files.css.includes(hex))
    ? null
    : 'the colour would not have been on the page.';
}

/** "put LET at the top in red", "get rid of the vouchers button and put Book now": words that are to be read there. */
const toBeRead =
  /(?:^|,? (?:and|then) )(?:please )?(?:put|write|say|have|show|display)(?: it)? (?:the words? |the text )?(‹\d+›|\p{Lu}[\p{L}\d'’!-]*(?: [\p{L}\d'’!-]+){0,5}?)(?= (?:at|on|in|instead|there|to|under|above|below|where)\b|[.!]?$)/u;

function missingWords(request: Request, after: Site, before: Site): string | null {
  const [, said = ''] = toBeRead.exec(request.asked) ?? [];
  const words = plainWords(unmask(said, request.quotes));
  if (words === '') return null;
  const shown = (site: Site): number => plainWords(textOf(site.body)).split(words).length;
  return shown(after) > shown(before) || request.action === 'move'
    ? null
    : `“${unmask(said, request.quotes).slice(0, 60)}” would not have been on the page.`;
}
