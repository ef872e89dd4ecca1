import type { Span } from '../../spans/find-spans';

const offered =
  /\b(?:(?:comes?|available|made|sold|is|are) in |(?:a )?(?:choice|range) of )?(?:two|three|four|five|six|seven|eight|\d{1,2})(?: different)? colou?rs\b[:,]?\s?[^.;,\n]{3,60}(?:,\s[^.;,\n]{2,20}){0,6}?(?=[.;\n]|,\s(?!\p{L}+(?:,| and |\.|$))|$)/giu;
const fewest = 2;
const longestRead = 20_000;

/** "Three colours: red, blue and natural": what a thing is to be had in is told, and no wish about the page. */
export function withProductColours(text: string, spans: readonly Span[]): readonly Span[] {
  let all = spans;
  for (const match of text.slice(0, longestRead).matchAll(offered)) {
    const [words] = match;
    const { index } = match;
    const end = index + words.length;
    const inside = all.filter((span) => span.start < end && span.end > index);
    const colours = inside.filter(({ label }) => label === 'color');
    const parts = colours.flatMap((span) => span.text.split(/[\s,]+/u));
    if (parts.length < fewest || inside.some(({ label }) => !told.has(label))) continue;
    const fact: Span = { label: 'fact', text: words, start: index, end, record: null, sure: 1 };
    all = [...all.filter((span) => !inside.includes(span)), fact].toSorted(
      (one, other) => one.start - other.start,
    );
  }
  return all;
}

const told = new Set<Span['label']>(['color', 'item', 'fact', 'style', 'note']);
