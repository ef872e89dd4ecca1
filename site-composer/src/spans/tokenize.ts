/** A word, number, mark of punctuation or line break, with its place in the text. */
export interface SpanToken {
  readonly text: string;
  readonly lower: string;
  readonly start: number;
  readonly end: number;
}

const pattern =
  /\r?\n|https?:\/\/[^\s<>"]+|[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+|[@#][\p{L}\p{N}_]+|\p{L}[\p{L}\p{M}]*(?:['’][\p{L}\p{M}]+)*|\d+(?:[.,:/]\d+)*|[^\s]/gu;

/** Costs time in proportion to the text. */
export function tokenize(text: string): SpanToken[] {
  const tokens: SpanToken[] = [];
  for (const match of text.matchAll(pattern)) {
    const word = match[0].startsWith('\r') ? '\n' : match[0];
    tokens.push({
      text: word,
      lower: word.toLowerCase(),
      start: match.index,
      end: match.index + match[0].length,
    });
  }
  return tokens;
}
