import type { BlockLine } from '../../model/brief';
import type { FoundListing } from './found-listing';

const label =
  /(?:^|(?<=[\n.!?]\s?))[^.!?:"“\n]{0,40}?(?<!\p{L})(testimonials?|reviews?|quotes?|feedback)(?: [^:"“.!?\n]{0,40})?\s?(?:[:–—-]\s*)?(?=["“])/giu;
const quote = /["“]([^"“”]{4,400})["”]\s?[,.]?\s*(?:[–—-]\s*|\()?/uy;
const author = /(?:the\s)?\p{Lu}[^.;"“\n()]{1,60}/uy;
const most = 12;
const singleMarks = /(?<=[\s:(])['‘]([^'‘’\n]{8,300}?[.!?,]?)['’](?=[\s.,;)]|$)/gu;

/** "Testimonial from Ana Ruiz, owner of Casa Ruiz:" names who said it. */
const namedIn = (lead: string): string =>
  /\s(?:from|by)\s((?:\p{Lu}|the\s)[^:"“\n]{1,60}?)\s?[:–—-]?\s*$/u.exec(lead)?.[1] ?? '';

/** "Testimonials: “…”, Moira, Leith; “…”, Mr Sandhu": what people say, each with who said it; linear. */
export function quoteRuns(given: string): FoundListing[] {
  // The same length, so that places stay what they are.
  const text = given.replaceAll(singleMarks, '"$1"');
  return [...text.matchAll(label)].flatMap((match) => {
    const lines: BlockLine[] = [];
    const before = namedIn(match[0]);
    let at = match.index + match[0].length;
    while (lines.length < most) {
      quote.lastIndex = at;
      const said = quote.exec(text);
      if (said === null) break;
      author.lastIndex = quote.lastIndex;
      const behind = before === '' ? (author.exec(text)?.[0] ?? '') : '';
      const who = before || behind;
      at = quote.lastIndex + behind.length;
      lines.push({
        sort: 'plain',
        text: `"${said[1] ?? ''}" – ${who.replace(/[,\s]+$/u, '')}`,
        cells: [],
      });
      const between = /^\)?[.;,]{0,2}\s*(?:and\s)?(?=["“])/u.exec(text.slice(at, at + 10))?.[0];
      if (between === undefined) break;
      at += between.length;
    }
    const end = at + (/^\)?\.?/u.exec(text.slice(at, at + 2))?.[0].length ?? 0);
    if (lines.length === 0 || !lines.every((line) => /\p{L}$/u.test(line.text))) return [];
    return [
      {
        start: match.index,
        end,
        listing: {
          heading: headingOf(match[1] ?? ''),
          kind: 'quotes',
          groups: [{ heading: null, lines }],
        },
      },
    ];
  });
}

/** "Testimonials" is a heading; one testimonial is what people say. */
const headingOf = (label: string): string | null =>
  /(?:s|feedback)$/iu.test(label) ? label : null;
