import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { briefs, corpusDigest } from './read-corpus';

/** Instructions in which what is said to the builder or to nobody stands in `[[…]]`, and what of that is for the page in `{…}`. */
export interface Addressed {
  readonly id: string;
  readonly language: string;
  readonly text: string;
  /** Of each character: `v` for visitors, `b` for the builder or nobody, `n` for neither alone. */
  readonly whom: string;
  /** A third is only scored, and never learned from nor read. */
  readonly isTest: boolean;
}

/** What is measured, a third of it unseen, and what is only there to be learned from. */
const measured = new URL('../measure/addressed/', import.meta.url);
const further = new URL('addressed/', import.meta.url);

const filesOf = (folder: URL): URL[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .toSorted()
    .map((name) => new URL(name, folder));

const readFolder = (folder: URL): Addressed[] =>
  filesOf(folder).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split(/^%% /m)
      .filter((block) => block.trim() !== '')
      .map(readBlock),
  );

export const readMeasured = (): Addressed[] => readFolder(measured);

/** All that may be learned from. */
export const readAddressed = (): Addressed[] => [
  ...readMeasured().filter(({ isTest }) => !isTest),
  ...readFolder(further),
];

/** Changes with every file that is learned from, the corpus among them. */
export function addressedDigest(): string {
  const hash = createHash('sha256').update(corpusDigest(briefs));
  for (const file of [measured, further].flatMap(filesOf)) hash.update(readFileSync(file));
  return hash.digest('hex');
}

function readBlock(block: string): Addressed {
  const cut = block.indexOf('\n');
  const [language = 'en', id = ''] = block.slice(0, cut).trim().split(' ');
  let [text, whom, now, within] = ['', '', 'v', false];
  for (const mark of block
    .slice(cut + 1)
    .trim()
    .match(/\[\[|\]\]|[{}]|[^[\]{}]+|[[\]]/g) ?? []) {
    if (mark === '[[') [now, within] = ['b', true];
    else if (mark === ']]') [now, within] = ['v', false];
    else if (mark === '{') now = 'n';
    else if (mark === '}') now = within ? 'b' : 'v';
    else {
      text += mark;
      whom += now.repeat(mark.length);
    }
  }
  const [first = 0] = createHash('sha256').update(id).digest();
  return { id, language, text, whom, isTest: first % 3 === 0 };
}
