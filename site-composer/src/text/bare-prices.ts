import { splitEnumeration } from './enumeration';
import type { PricedPart } from './priced-part';

const bareItem =
  /(\p{L}[\p{L}'& -]{2,40}?) (\d{1,3}(?:[.,]\d{2})?)((?: an?| per| each) ?(?:hour|day|night|week|month|head|person|piece|visit|session|class|lesson)?)?(?=[,;.]|\s\p{L}|$)/gu;

/** "city bike 12 a day e-bike 28 cargo 35": sums nobody marked, where the text holds nothing else. */
export function bareParts(text: string): PricedPart[] | null {
  const plain = text.slice(0, 300);
  const found = [...plain.matchAll(bareItem)].filter(
    ([, words = '']) =>
      !/\b(?:at|in|since|from|to|of|over|under|aged?|route|and|are|is|till|until|room|no|number|class|least|best|about|over|page|open)$/i.test(
        words,
      ),
  );
  const units = found.filter(([, , , per]) => per !== undefined && per.trim() !== '').length;
  const covered = found.reduce((sum, [whole]) => sum + whole.length, 0);
  if (found.length < 2 || (found.length < 3 && units === 0) || covered < plain.length * 0.7)
    return unitParts(plain);
  return found.map(([, words = '', value = '', per = '']) => ({
    words: words.replace(/^(?:and|or) /i, ''),
    price: `${value}${per}`.trim(),
    after: '',
  }));
}

const unit = String.raw`(?:an?|per|each) (?:hour|day|night|week|month|year|head|person|piece|visit|session|class|lesson|metre|meter|mile|foot|yard|kilo|pound|litre|dozen|pair|bag|box|jar|dog|child|adult)`;
const headed = new RegExp(
  String.raw`^(\d{1,4}(?:[.,]\d{2})?) (${unit})(?: (?:for )?(\p{L}.{1,50}))?$`,
  'iu',
);
const tailed = new RegExp(
  String.raw`^(\p{L}[\p{L}'& -]{1,40}?) (from )?(\d{1,4}(?:[.,]\d{2})?)((?: ${unit})?)$`,
  'iu',
);

/** "40 an hour, tuning 180, bellows from 220": each part a sum, at least one of them for a measure. */
function unitParts(text: string): PricedPart[] | null {
  const parts = splitEnumeration(text.replace(/\.$/, ''), []).map((part) => part.trim());
  const read = parts.map(readUnitPart);
  const measured = parts.some((part) => headed.test(part) || / (?:an?|per) \p{L}+$/u.test(part));
  const all = read.filter((part) => part !== null);
  return measured && all.length > 1 && all.length === parts.length ? all : null;
}

function readUnitPart(part: string): PricedPart | null {
  const [, sum = '', measure = '', what] = headed.exec(part) ?? [];
  if (sum !== '')
    return what === undefined
      ? { words: measure.replace(/^\p{L}+/u, 'Per'), price: sum, after: '' }
      : { words: what, price: `${sum} ${measure}`, after: '' };
  const [, words = '', from = '', value = '', per = ''] = tailed.exec(part) ?? [];
  return value === '' || /\b(?:at|in|since|open|room|no|age|over|under)$/i.test(words)
    ? null
    : { words, price: `${from}${value}${per}`, after: '' };
}
