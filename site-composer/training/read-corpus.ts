import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { beginOf, insideOf, spanLabels, type SpanLabel } from '../src/spans/labels';
import { tokenize, type SpanToken } from '../src/spans/tokenize';

export interface Annotated {
  readonly file: string;
  readonly header: Readonly<Record<string, string>>;
  readonly text: string;
  readonly tokens: readonly SpanToken[];
  /** A state of `labels.ts` for each token. */
  readonly states: Int16Array;
  /** 0 outside, 1 beginning and 2 inside of a record, for each token. */
  readonly records: Int16Array;
}

interface Mark {
  readonly label: string;
  readonly start: number;
  readonly end: number;
}

const corpus = new URL('corpus/', import.meta.url);

export function readCorpus(): Annotated[] {
  return fileNames().flatMap((name) => readFile(name));
}

/** Changes with every file of the corpus: what was learned says what it was learned from. */
export function corpusDigest(): string {
  const hash = createHash('sha256');
  for (const name of fileNames()) hash.update(name).update(readFileSync(new URL(name, corpus)));
  return hash.digest('hex');
}

function fileNames(): string[] {
  return readdirSync(corpus)
    .filter((name) => name.endsWith('.txt'))
    .toSorted();
}

function readFile(name: string): Annotated[] {
  return readFileSync(new URL(name, corpus), 'utf8')
    .split(/^%%[ \t]*$/m)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map((block, index) => readBlock(block, `${name}:${index + 1}`));
}

function readBlock(block: string, file: string): Annotated {
  const cut = block.indexOf('\n');
  const header = Object.fromEntries(
    block
      .slice(0, cut)
      .split(' ')
      .map((pair) => pair.split('=') as [string, string]),
  );
  const { text, marks } = withoutMarks(block.slice(cut + 1), file);
  const tokens = tokenize(text);
  const states = new Int16Array(tokens.length);
  const records = new Int16Array(tokens.length);
  // Outer marks first, so that what they hold is written over them.
  for (const mark of marks.toSorted((a, b) => b.end - b.start - (a.end - a.start)))
    writeMark(mark, tokens, mark.label === 'r' ? records : states);
  return { file, header, text, tokens, states, records };
}

function writeMark(mark: Mark, tokens: readonly SpanToken[], into: Int16Array): void {
  const [begin, inside] =
    mark.label === 'r'
      ? [1, 2]
      : [beginOf(mark.label as SpanLabel), insideOf(mark.label as SpanLabel)];
  let first = true;
  for (const [at, token] of tokens.entries()) {
    if (token.start < mark.start || token.end > mark.end) continue;
    into[at] = first ? begin : inside;
    first = false;
  }
}

function withoutMarks(body: string, file: string): { text: string; marks: Mark[] } {
  const marks: Mark[] = [];
  const open: { label: string; start: number }[] = [];
  let text = '';
  let last = 0;
  for (const match of body.matchAll(/<(\/?)([a-z]+)>/g)) {
    const label = match[2] ?? '';
    if (label !== 'r' && !spanLabels.includes(label as SpanLabel)) continue;
    text += body.slice(last, match.index);
    last = match.index + match[0].length;
    if (match[1] === '') open.push({ label, start: text.length });
    else {
      const opened = open.pop();
      if (opened?.label !== label) throw new Error(`${file}: ${match[0]} closes nothing`);
      marks.push({ label, start: opened.start, end: text.length });
    }
  }
  if (open.length > 0) throw new Error(`${file}: a mark is not closed`);
  return { text: text + body.slice(last), marks };
}
