import type { Brief, Item } from '../model/brief';
import { topicOf } from '../catalogue/topics';
import { asPoint, capitalised, trimMarks } from '../text/casing';
import { findPrice } from '../text/money';
import type { DraftSection } from './draft-section';
import type { PageContext } from './page-context';

/** What guests should know beside the day itself: "Dress code: colourful", "Hotel rooms: from £120". */
export interface Detail {
  readonly label: string;
  readonly value: string;
}

const longestRead = 6_000;
/** More parts are a list of things, which has a section of its own. */
const mostParts = 2;
const labelled =
  /(?<=^|[.!?\n;]\s{0,3})([\p{L}][\p{L} '’/&-]{1,28}):\s+([^.!?\n;:]{2,160})(?=[.!?\n;]|$)/gu;
/** What somebody says to whoever builds the page, under a label. */
const forBuilder =
  /\b(?:colou?rs?|style|look|theme|fonts?|tone|mood|language|sections?|pages?|include|name|title|called|audience|goal|buttons?|headline|tagline)\b/iu;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}£€$]+/gu, ' ')
    .trim();

/** A celebration's labelled facts and the one price of a side matter, taken out of everything else that holds them. */
export function takeDetails(brief: Brief): { brief: Brief; details: readonly Detail[] } {
  if (brief.purpose !== 'celebration') return { brief, details: [] };
  const said = labelledFacts(brief);
  const side = sideMatter(brief);
  const details = [...said, ...(side === null ? [] : [side.detail])];
  if (details.length === 0) return { brief, details };
  const told = details.map(({ label, value }) => `${plain(label)} ${plain(value)}`);
  const isTold = (text: string): boolean => told.some((one) => one.includes(plain(text)));
  return {
    details,
    brief: {
      ...brief,
      lists: brief.lists.flatMap((list) => {
        const items = list.items.filter((item) => item !== side?.item && !isTold(item.title));
        return items.length === 0 ? [] : [{ ...list, items }];
      }),
      statements: brief.statements.filter((text) => !isTold(text)),
      remarks: brief.remarks.filter((text) => !isTold(text)),
      asked: {
        ...brief.asked,
        sections: brief.asked.sections.filter(
          ({ topic, words }) => topic !== 'other' || !isTold(words),
        ),
      },
    },
  };
}

/** "Gift list: contributions to our trip", where the brief has its words as content and not as a wish about the page. */
function labelledFacts(brief: Brief): Detail[] {
  const known = [
    ...brief.statements,
    ...brief.remarks,
    ...brief.lists.flatMap(({ items }) => items.map(({ title }) => title)),
    ...brief.asked.sections.map(({ words }) => words),
  ].map(plain);
  return [...brief.prompt.slice(0, longestRead).matchAll(labelled)].flatMap(
    ([, label = '', value = '']) => {
      const whole = `${plain(label)} ${plain(value)}`;
      const isKnown = known.some((text) => text.length > 2 && whole.includes(text));
      const isOther = topicOf(label) === 'other' && !forBuilder.test(label);
      const parts = value.split(',').length;
      return isKnown && isOther && parts <= mostParts
        ? [{ label: capitalised(label.trim()), value: asPoint(value) }]
        : [];
    },
  );
}

/** Nobody pays to come to a celebration: its only price is that of something beside it, such as a room. */
function sideMatter({ lists, remarks }: Brief): { detail: Detail; item: Item } | null {
  const priced = lists.flatMap(({ items }) => items.filter(({ price }) => price !== undefined));
  const [item] = priced;
  if (!item?.price || priced.length !== 1) return null;
  const sum = findPrice(item.price)?.price ?? item.price;
  // In the sentence it was said in, the price stands behind what it is paid for.
  const remark = remarks.find((text) => text.includes(sum) && text.length <= longestRemark);
  const [before = '', behind = ''] = remark?.replace(/\.$/u, '').split(sum) ?? [];
  const from = /\b(?:from|only|just) $/iu.exec(before)?.[0] ?? '';
  const label = trimMarks(before.slice(0, before.length - from.length));
  const isWhole = label.length > 2 && label.length <= longestLabel;
  return {
    item,
    detail: isWhole
      ? { label: capitalised(label), value: asPoint(`${from.toLowerCase()}${sum}${behind}`) }
      : { label: item.title, value: capitalised(item.price) },
  };
}

const longestRemark = 90;
const longestLabel = 32;

/** All of them in one section, line by line. */
export function planDetails({ say }: PageContext, details: readonly Detail[]): DraftSection | null {
  if (details.length === 0) return null;
  return {
    kind: 'facts',
    heading: say('includedNav'),
    navigation: say('includedNav'),
    facts: details,
  };
}
