/** A request in which every quoted text is replaced by `‹0›`, `‹1›` …: what it says is never read as an instruction. */
export interface Masked {
  readonly text: string;
  readonly quotes: readonly string[];
}

const pairs: readonly (readonly [string, string])[] = [
  ['"', '"'],
  ['“', '”'],
  ['„', '“'],
  ['„', '”'],
  ['«', '»'],
  ['»', '«'],
  ['`', '`'],
  ['‘', '’'],
  ["'", "'"],
];

/** Longer texts are no quotations but a mark somebody forgot to close. */
const longest = 2_000;

export function maskQuotes(text: string): Masked {
  const source = text.replaceAll(/[‹›]/g, ' ').replaceAll(/(?<=\p{L})’(?=\p{L})/gu, "'");
  const quotes: string[] = [];
  let masked = '';
  let at = 0;
  while (at < source.length) {
    const end = quoteEnd(source, at);
    if (end === -1) {
      masked += source[at] ?? '';
      at += 1;
      continue;
    }
    masked += `‹${quotes.length}›`;
    quotes.push(source.slice(at + 1, end).trim());
    at = end + 1;
  }
  return { text: masked, quotes };
}

/** Where the quotation that begins here ends; -1 when none begins. An apostrophe inside of a word begins none. */
function quoteEnd(source: string, at: number): number {
  const mark = source[at] ?? '';
  const closers = pairs.filter(([open]) => open === mark).map(([, close]) => close);
  if (closers.length === 0) return -1;
  const single = mark === "'" || mark === '‘' || mark === '`';
  if (/[\p{L}\p{N}]/u.test(source[at - 1] ?? ' ')) return -1;
  const stop = Math.min(source.length, at + longest);
  for (let end = at + 2; end < stop; end += 1) {
    const here = source[end] ?? '';
    if (here === '\n' && source[end + 1] === '\n') return -1;
    const closes = closers.includes(here) || (mark === '“' && here === '"');
    if (closes && !(single && /[\p{L}\p{N}]/u.test(source[end + 1] ?? ' '))) return end;
  }
  return -1;
}

/** The text with its quotations put back, without their marks. */
export function unmask(text: string, quotes: readonly string[]): string {
  return text.replaceAll(/‹(\d+)›/g, (_, index: string) => quotes[Number(index)] ?? '');
}

/** The text with its quotations put back, in marks. */
export function restore(text: string, quotes: readonly string[]): string {
  return text.replaceAll(/‹(\d+)›/g, (_, index: string) => `“${quotes[Number(index)] ?? ''}”`);
}
