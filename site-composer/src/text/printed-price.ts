const spoken: readonly (readonly [RegExp, string])[] = [
  [/^(\d[\d.,]*)\s?(?:quid|pounds?|GBP)\b/i, '£$1'],
  [/^(\d[\d.,]*)\s?(?:bucks|dollars?|USD)\b/i, '$$$1'],
  [/^(\d[\d.,]*)\s?(?:euros?|EUR)\b/i, '$1\u00a0€'],
  [/^(\d[\d.,]*) (€|£|\$|kr)/i, '$1\u00a0$2'],
];

const numbers =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** "four" where a price was marked is 4. */
function inFigures(price: string): string {
  const number = numbers.indexOf(price.split(' ')[0]?.toLowerCase() ?? '');
  return number < 1 ? price : price.replace(/^\S+/, String(number));
}

/** "4 quid" as it is printed: £4. */
export function plainPrice(price: string): string {
  return spoken.reduce(
    (text, [pattern, written]) => text.replace(pattern, written),
    inFigures(price),
  );
}

/** The mark of a sum, in front of it or behind. */
export function markOf(price: string): { before: string; behind: string } | null {
  const before = /^(?:from )?([A-Z]{0,2}[$£€]|CHF )/.exec(price)?.[1];
  if (before !== undefined) return { before, behind: '' };
  return /[\d]\s?€/.test(price) ? { before: '', behind: '\u00a0€' } : null;
}
