import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { LabelSet } from '../src/spans/label-set';
import { briefLabels } from '../src/spans/labels';
import { requestLabels } from '../src/spans/request-labels';
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

/** A folder of annotated texts and the labels of its marks. */
export interface Corpus {
  readonly folder: URL;
  readonly labels: LabelSet<string>;
}

/** Instructions for a new page. */
export const briefs: Corpus = { folder: new URL('corpus/', import.meta.url), labels: briefLabels };
/** Requests to change a page. */
export const requests: Corpus = {
  folder: new URL('requests/', import.meta.url),
  labels: requestLabels,
};

export function readCorpus(corpus: Corpus): Annotated[] {
  return fileNames(corpus).flatMap((name) => readFile(corpus, name));
}

/** Changes with every file of the corpus: what was learned says what it was learned from. */
export function corpusDigest(corpus: Corpus): string {
  const hash = createHash('sha256');
  for (const name of fileNames(corpus))
    hash.update(name).update(readFileSync(new URL(name, corpus.folder)));
  return hash.digest('hex');
}

function fileNames({ folder }: Corpus): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .toSorted();
}

function readFile(corpus: Corpus, name: string): Annotated[] {
  return readFileSync(new URL(name, corpus.folder), 'utf8')
    .split(/^%%[ \t]*$/m)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map((block, index) => readBlock(block, `${name}:${index + 1}`, corpus.labels));
}

function readBlock(block: string, file: string, labels: LabelSet<string>): Annotated {
  const cut = block.indexOf('\n');
  const header = Object.fromEntries(
    block
      .slice(0, cut)
      .split(' ')
      .map((pair) => pair.split('=') as [string, string]),
  );
  const { text, marks } = withoutMarks(block.slice(cut + 1), file, labels);
  const tokens = tokenize(text);
  const states = new Int16Array(tokens.length);
  const records = new Int16Array(tokens.length);
  // Outer marks first, so that what they hold is written over them.
  for (const mark of marks.toSorted((a, b) => b.end - b.start - (a.end - a.start)))
    writeMark(mark, tokens, mark.label === 'r' ? records : states, labels);
  return { file, header, text, tokens, states, records };
}

function writeMark(
  mark: Mark,
  tokens: readonly SpanToken[],
  into: Int16Array,
  labels: LabelSet<string>,
): void {
  const [begin, inside] =
    mark.label === 'r' ? [1, 2] : [labels.beginOf(mark.label), labels.insideOf(mark.label)];
  let first = true;
  for (const [at, token] of tokens.entries()) {
    if (token.start < mark.start || token.end > mark.end) continue;
    into[at] = first ? begin : inside;
    first = false;
  }
}

function withoutMarks(
  body: string,
  file: string,
  { labels }: LabelSet<string>,
): { text: string; marks: Mark[] } {
  const marks: Mark[] = [];
  const open: { label: string; start: number }[] = [];
  let text = '';
  let last = 0;
  for (const match of body.matchAll(/<(\/?)([a-z]+)>/g)) {
    const label = match[2] ?? '';
    if (label !== 'r' && !labels.includes(label)) continue;
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
