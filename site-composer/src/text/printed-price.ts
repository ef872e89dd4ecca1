const spoken: readonly (readonly [RegExp, string])[] = [
  [/^(\d[\d.,]*)\s?(?:quid|pounds?|GBP)\b/i, '£$1'],
  [/^(\d[\d.,]*)\s?(?:bucks|dollars?|USD)\b/i, '$$$1'],
  [/^(\d[\d.,]*)\s?(?:euros?|EUR)\b/i, '$1\u00a0€'],
  [/^(\d[\d.,]*) (€|£|\$|kr)/i, '$1\u00a0$2'],
];

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

function numberOf(word: string): number {
  const ten = tens.indexOf(word.toLowerCase());
  return ten < 0 ? small.indexOf(word.toLowerCase()) : 20 + 10 * ten;
}

/** "four" where a price was marked is 4, and "two pound fifty" is £2.50. */
function inFigures(price: string): string {
  const number = numberOf(price.split(' ')[0] ?? '');
  const figures = number < 1 ? price : price.replace(/^\S+/, String(number));
  return figures.replace(/^(\d+) pounds? (\p{L}+)$/iu, (whole, pounds: string, pence: string) => {
    const rest = numberOf(pence);
    return rest < 1 ? whole : `£${pounds}.${String(rest).padStart(2, '0')}`;
  });
}

const least = /^(?:from|only|just|about|around|up to)\s/iu;

/** "4 quid" as it is printed: £4. */
export function plainPrice(price: string): string {
  // "From 90 pounds": the least that it costs, in figures with their mark.
  const from = least.exec(price)?.[0] ?? '';
  return (
    from +
    spoken.reduce(
      (text, [pattern, written]) => text.replace(pattern, written),
      inFigures(price.slice(from.length)),
    )
  );
}

/** The mark of a sum, in front of it or behind. */
export function markOf(price: string): { before: string; behind: string } | null {
  const before = /^(?:from )?([A-Z]{0,2}[$£€]|CHF )/.exec(price)?.[1];
  if (before !== undefined) return { before, behind: '' };
  return /[\d]\s?€/.test(price) ? { before: '', behind: '\u00a0€' } : null;
}
