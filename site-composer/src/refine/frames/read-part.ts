import { findPrice } from '../../text/money';
import { withQuotes } from './frame';
import type { Signed } from './tokens';

/** A part of the page that is to be added: what it is called, what it says, where it is to stand. */
export interface AskedPart {
  readonly heading: string;
  readonly text: string;
  readonly entries: readonly string[];
  readonly price: string | null;
  readonly place: { readonly isAbove: boolean; readonly name: string } | null;
}

const begins = /^[AU]z?~?w?(?:s|@|x)/u;
const mostEntries = 16;
const aside = /\s*\(([^()]{3,400})\)/u;
const vague =
  /,?\s+(?:and|und|et|y|e|en)\s+(?:that|so|such|the like|so weiter|das alles|zo|tal|coisas assim|tutto)$/iu;

/** Reads "add a section for teachers we are inviting: A, B, C", below what it is to stand; null where it is no such request. */
export function readPart(clause: Signed, quotes: readonly string[]): AskedPart | null {
  const { signs, text, tokens } = clause;
  const lead = begins.exec(signs);
  if (!lead) return null;
  const cut = placeAt(clause, lead[0].length);
  const end = cut?.start ?? text.length;
  const begin = tokens[lead[0].length - 1];
  const from = begin?.sign === '@' ? begin.start : (begin?.end ?? 0);
  const said = `${text.slice(from, end)}${cut ? text.slice(cut.end) : ''}`.trim();
  const colon = said.indexOf(':');
  const inside = aside.exec(said)?.[1];
  const head = colon === -1 ? said.replace(aside, ' ') : said.slice(0, colon);
  const given = (colon === -1 ? (inside ?? '') : said.slice(colon + 1))
    .trim()
    .replace(/[.\s]+$/u, '');
  const body = withQuotes(given, quotes);
  const name = headingIn(head, quotes);
  const price = colon === -1 && inside === undefined ? findPrice(name) : null;
  const heading = price
    ? name
        .slice(0, price.start)
        .replace(/[,\s]+$/u, '')
        .replace(vague, '')
    : name;
  if (heading.length > 70 || (heading === '' && body === '')) return null;
  if (!price && colon === -1 && inside === undefined) return null;
  return {
    heading: heading === '' ? '' : heading.charAt(0).toUpperCase() + heading.slice(1),
    text: body,
    entries: entriesIn(body),
    price: price ? name.slice(price.start).replace(/[.\s]+$/u, '') : null,
    place: cut && { isAbove: cut.isAbove, name: cut.name },
  };
}

/** What it is called: in quotation marks, or what it is about or for. */
function headingIn(head: string, quotes: readonly string[]): string {
  const quoted = /‹(\d+)›/u.exec(head)?.[1];
  if (quoted !== undefined) return quotes[Number(quoted)] ?? '';
  return head
    .replace(/^[\s,]+|[\s,.]+$/gu, '')
    .replace(/^(?:erbij|dazu|hinzu|toe|in|too|also)\s+/iu, '')
    .replace(
      /^(?:about|on|for|of|called|titled|over|über|zu|zum thema|für|mit|with|sobre|acerca de|para|de|con|sur|à propos de|pour|su|per|di|com)\s+/iu,
      '',
    )
    .replace(
      /^(?:the|our|my|an?|een|de|het|eine?n?|die|der|das|un[ea]?|le|la|les|los|las|el|il|lo|gli|os?|as?|uma?)\s+(?=\S{3})/iu,
      '',
    )
    .trim();
}

interface Cut {
  readonly start: number;
  readonly end: number;
  readonly isAbove: boolean;
  readonly name: string;
}

/** Where it is to stand: behind its name or behind what it says in brackets, up to a colon. */
function placeAt({ signs, text, tokens }: Signed, from: number): Cut | null {
  const colon = signs.indexOf(':');
  const limit = colon === -1 ? signs.length : colon;
  for (let at = from; at < limit; at += 1) {
    const sign = signs[at] ?? '';
    const token = tokens[at];
    if (!token) break;
    if (sign === '_' || sign === '^')
      return { start: token.start, end: token.end, isAbove: false, name: sign };
    if (sign !== '<' && sign !== '>') continue;
    // "sobre" and "over" tell what it is about where nothing stands before them.
    if (at === from && sign === '<') continue;
    const last = tokens[limit - 1];
    const name = text
      .slice(token.end, last?.end)
      .replace(/[.,\s]+$/u, '')
      .trim();
    const comma = /[,\s]*$/u.exec(text.slice(0, token.start))?.index ?? token.start;
    return name === ''
      ? null
      : { start: comma, end: last?.end ?? text.length, isAbove: sign === '<', name };
  }
  return null;
}

function entriesIn(text: string): string[] {
  const entries = text
    .split(/,\s+(?:and\s+|und\s+|et\s+|y\s+|e\s+|en\s+)?|\s+(?:and|und|et|y|en)\s+(?=\p{Lu})/u)
    .map((one) => one.trim())
    .filter(Boolean);
  const areNames = entries.every((one) => /^\p{Lu}/u.test(one) && one.split(' ').length < 5);
  const isList =
    (entries.length > 2 || (entries.length === 2 && (areNames || text.length < 50))) &&
    entries.every((one) => one.split(' ').length < 9);
  return isList && !/(?<!\b\p{Lu}\p{Ll}{0,3})[.!?]\s/u.test(text)
    ? entries.slice(0, mostEntries)
    : [];
}
