import type { Brief } from '../model/brief';
import { asPoint, isSentence } from '../text/casing';
import type { DraftSection } from './draft-section';
import type { PageContext } from './page-context';

/** A line of the first screen is read at a glance; a longer price has its own section. */
const longestLine = 44;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The one price of a page: a section of one row says less than a line of the first screen does. */
export function takeSinglePrice(
  { brief, say }: PageContext,
  offer: readonly DraftSection[],
): { offer: readonly DraftSection[]; price: string | null } {
  const priced = offer.filter(({ kind }) => kind === 'prices');
  const [only] = priced;
  const isAsked = brief.asked.sections.some(({ topic }) => topic === 'prices' || topic === 'shop');
  if (only?.kind !== 'prices' || priced.length !== 1 || isAsked || only.heading !== say('prices'))
    return { offer, price: null };
  const [item, ...others] = only.groups.flatMap(({ items }) => items);
  if (item?.price === undefined || others.length > 0 || item.text !== undefined)
    return { offer, price: null };
  if (!isOnlySum(brief, item.price)) return { offer, price: null };
  const price = asPoint(saidOf(brief, item.price) ?? lineOf(brief, item.title, item.price));
  return price.length > longestLine
    ? { offer, price: null }
    : { offer: offer.filter((section) => section !== only), price };
}

const sums =
  /[£€$]\s?\d[\d.,]*|\d[\d.,]*\s?(?:[£€$]|(?:euros?|pounds?|quid|dollars?|bucks|pence|reais)(?!\p{L}))/giu;
const spelled = /\b(?:pounds?|quid|euros?|dollars?|bucks)\b/iu;
const longestRead = 20_000;

/** Whether the instruction speaks of no other sum: a second one belongs beside the first. */
function isOnlySum({ prompt }: Brief, price: string): boolean {
  const figures = [...prompt.slice(0, longestRead).matchAll(sums)].map(([sum]) =>
    sum.replaceAll(/[^\d]/gu, ''),
  );
  const shown = price.replaceAll(/[^\d]+/gu, ' ');
  // "1150 a month": a currency that nobody named was read from the words around it.
  if (figures.length === 0)
    return /[£€$]/u.test(price) && !spelled.test(prompt.slice(0, longestRead));
  return figures.every((figure) => shown.replaceAll(' ', '').includes(figure));
}

/** The member's own words for it, where they say in a few of them what belongs to the price: "£58 per guest, BYOB". */
function saidOf({ statements, remarks }: Brief, price: string): string | null {
  const said = [...statements, ...remarks].find(
    (text) => text.includes(price) && text.length <= longestLine && !isSentence(text),
  );
  return said ?? null;
}

function lineOf(brief: Brief, title: string, price: string): string {
  const said = title.toLowerCase();
  // "Per person per month" belongs behind the sum, and says no more than a price that has it.
  if (said.startsWith('per ')) return `${price.replace(/ per .*/u, '')} ${said}`;
  if (/^starts?(?:ing)?$/u.test(said)) return `from ${price}`;
  return isOfSubject(brief, title) || said === 'all' ? price : `${title}: ${price}`;
}

/** What costs it is what the page is about, and stands above it. */
const isOfSubject = ({ subject, name }: Brief, title: string): boolean =>
  [subject.phrase, name.text].some((words) => plain(words).includes(plain(title)));
