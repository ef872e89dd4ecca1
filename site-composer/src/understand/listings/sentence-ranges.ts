import { endsShortened } from '../../text/abbreviations';

/** A sentence of a text by its place: `end` is behind the mark that closes it. */
export interface SentenceRange {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const longestAside = 300;
const longestQuote = 400;

/** The sentences of a text; a line ends one, a full stop within brackets, quotation marks or a shortened word does not. Linear. */
export function sentenceRanges(text: string): SentenceRange[] {
  const ranges: SentenceRange[] = [];
  let start = 0;
  let opened = -1;
  let quoted = -1;
  const close = (end: number): void => {
    const said = text.slice(start, end);
    const lead = said.length - said.trimStart().length;
    if (said.trim() !== '')
      ranges.push({ start: start + lead, end: start + said.trimEnd().length, text: said.trim() });
    start = end;
    opened = -1;
    quoted = -1;
  };
  for (let at = 0; at < text.length; at += 1) {
    const mark = text.charAt(at);
    if (mark === '\n') close(at + 1);
    else if (mark === '(') opened = at;
    else if (mark === ')') opened = -1;
    else if (mark === '"' || mark === '“' || mark === '”')
      quoted = quoted === -1 && mark !== '”' ? at : -1;
    const isHeld =
      (opened !== -1 && at - opened < longestAside) ||
      (quoted !== -1 && at - quoted < longestQuote);
    if (isHeld || !/[.!?]/u.test(mark) || !/^["”')\]]*(?:\s|$)/u.test(text.slice(at + 1, at + 6)))
      continue;
    if (mark === '.' && endsShortened(text.slice(Math.max(start, at - 12), at + 1))) continue;
    close(at + 1 + (/^["”')\]]+/u.exec(text.slice(at + 1, at + 5))?.[0].length ?? 0));
  }
  close(text.length);
  return ranges;
}
