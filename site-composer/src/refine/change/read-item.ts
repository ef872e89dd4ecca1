import { findPrice, splitPrice } from '../../text/money';
import { unmask } from '../read/quotes';
import type { Request } from '../read/request';
import type { Site } from '../site';
import { isPlace } from '../target/lists';

/** An item to be added: what it is called, what it costs, what is said of it, and the list it is for. */
export interface AskedItem {
  readonly title: string;
  readonly price: string | null;
  readonly text: string | null;
  readonly where: string | null;
}

/** What is said of an item without the list it is for, and that list. */
export interface ItemPlace {
  readonly head: string;
  readonly where: string | null;
}

/** "Quattro stagioni 12.50": an amount with its cents behind a name is a price. */
const barePrice = /^(.{2,80}?)\s+(\d{1,4}[.,]\d{2})$/u;

/** Of what was spoken of before it is not known here what it is. */
const pronoun =
  /^(?:it|them|this|that|these|those|him|her|one|some|something|in|to it)(?: (?:in|too|on))?$/i;

const itemWord =
  '(?:item|dish|product|entry|line|row|service|course|drink|option|card|bullet(?: point)?|point|thing|treatment|class|package|plan|offer|one)';

export function readItem({ rest, quotes }: Request, at: ItemPlace | null): AskedItem | null {
  if (
    /\b(?:section|button|form|gallery|map|faq|questions?|reviews?|testimonials?|page|paragraph|banner|menu bar|nav)\b/i.test(
      rest.replaceAll(/ (?:to|in|into|on|under) (?:the |our |my ).*$/gi, ''),
    ) &&
    !findPrice(rest)
  )
    return null;
  if (/^(?:in )?(?:an? |the )?(?:new )?section\b/i.test(rest)) return null;
  const { head, where } = at ?? splitPlace(rest);
  const named = new RegExp(
    String.raw`^(?:(?:an?|another|one|the|this)\s+)?(?:new |extra |further |more )?${itemWord}?\s*(?:called|named|:|for|,)?\s*`,
    'i',
  );
  if (/\b(?:price list|list|menu|table|prices|pricing)\b\s*:/i.test(head)) return null;
  const said = unmask(head.replace(named, ''), quotes).trim();
  const bare = barePrice.exec(said);
  const priced = bare
    ? { title: bare[1] ?? '', price: bare[2] ?? '' }
    : splitPrice(said === '' ? unmask(head, quotes) : said);
  const [title = '', ...rests] = priced.title.split(/\s+[-–—]\s+|:\s+|,\s+(?=\p{Ll}.{15})/u);
  const isQuoted = /^‹\d+›/.test(head.replace(named, ''));
  // "The Getaway" is a name with its article.
  const bareTitle = title.replace(/^(?:[Aa]n?|[Tt]he|[Oo]ur)\s+(?=[^\p{Lu}])/u, '');
  const name = (isQuoted ? title : bareTitle).replace(/[,;:\s]+$/, '');
  if (name === '' || name.length > 120 || pronoun.test(name)) return null;
  if (
    priced.price === null &&
    where === null &&
    !new RegExp(String.raw`^(?:an?|another|new)\s.*\b${itemWord}\b`, 'i').test(head)
  )
    return null;
  return {
    title: name.charAt(0).toUpperCase() + name.slice(1),
    price: priced.price,
    text: rests.join(', ').trim() || null,
    where,
  };
}

/** "… under prices", "… to the services: …": a place without an article, and what is said of the item behind it. */
export function placed(request: Request, site: Site): ItemPlace | null {
  const [, head, where, text] =
    /^(.+)\s+(?:to|in|into|on|under|below)\s+(?:the |our |my )?(?:list of )?([\p{L} &'-]{2,40}?)(?: section| list)?\s*(?::\s*(.{3,400}))?$/iu.exec(
      request.rest,
    ) ?? [];
  if (head === undefined || where === undefined || !isPlace(site, where)) return null;
  return { head: `${head}${text === undefined ? '' : `: ${text}`}`, where };
}

function splitPlace(rest: string): ItemPlace {
  const match =
    /^(.+?)\s+(?:to|in|into|on|onto|under|among)\s+(?:the|our|my)\s+(?:list of |end of the |bottom of the |top of the )?([^‹›$€£\d]{2,60}?)(?:\s+(?:for|at|with a price of|priced at|costing)\s+([^ ].*))?$/i.exec(
      rest,
    );
  if (!match) return { head: rest, where: null };
  const [, head = '', where = '', price] = match;
  return {
    head: price === undefined ? head : `${head} ${price}`,
    where: where.replace(/\s+(?:section|list|area)$/i, '').trim(),
  };
}

const joint = /,\s+(?:and\s+)?|\s+and\s+/giu;
const mostItems = 12;

/** "A £5 and B £6 to the menu", "A, B and C to the services": a request for each of several items; one where it is one. */
export function severalItems({ rest }: Request, at: ItemPlace | null): readonly string[] {
  const { head, where } = at ?? splitPlace(rest);
  if (/[‹:]/.test(head) || head.length > 400) return [rest];
  const parts = head.split(joint).map((part) => part.trim());
  const sums = parts.filter((part) => findPrice(part) !== null);
  // "Nail clipping 8 quid and hand strip from 45": beside a sum a bare figure is one.
  const bareSum = sums.length > 0 ? /\s\d{1,4}(?:[.,]\d{2})?$/ : /\s\d{1,4}[.,]\d{2}$/;
  const priced = parts.filter((part) => sums.includes(part) || bareSum.test(part));
  const isPriced = priced.length === parts.length;
  const words = parts.map((part) => part.split(' ').length);
  const isListed =
    priced.length === 0 &&
    where !== null &&
    (parts.length > 2 ? words.every((one) => one < 6) : words.every((one) => one > 1 && one < 6));
  if (parts.length < 2 || parts.length > mostItems || !(isPriced || isListed)) return [rest];
  return parts.map((part) => (where === null ? part : `${part} to the ${where}`));
}
