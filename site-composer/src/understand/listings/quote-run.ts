import type { BlockLine } from '../../model/brief';
import type { FoundListing } from './found-listing';

const label =
  /(?:^|(?<=[\n.!?]\s?))[^.!?:"“\n]{0,40}?(?<!\p{L})(testimonials?|reviews?|quotes?|feedback)(?: [^:"“.!?\n]{0,40})?\s?(?:[:–—-]\s*)?(?=["“])/giu;
const quote = /["“]([^"“”]{4,400})["”]\s?[,.]?\s*(?:[–—-]\s*|\()?/uy;
const author = /(?:the\s)?\p{Lu}[^.;"“\n()]{1,60}/uy;
const most = 12;

/** "Testimonials: “…”, Moira, Leith; “…”, Mr Sandhu": what people say, each with who said it; linear. */
export function quoteRuns(text: string): FoundListing[] {
  return [...text.matchAll(label)].flatMap((match) => {
    const lines: BlockLine[] = [];
    let at = match.index + match[0].length;
    while (lines.length < most) {
      quote.lastIndex = at;
      const said = quote.exec(text);
      if (said === null) break;
      author.lastIndex = quote.lastIndex;
      const who = author.exec(text)?.[0] ?? '';
      at = quote.lastIndex + who.length;
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
