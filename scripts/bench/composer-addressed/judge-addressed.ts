import { compose } from '../../../site-composer/src/index';
import { markText } from '../../../site-composer/src/understand/marked/marked-text';
import { wholeSentences } from '../../../site-composer/src/understand/marked/whole-sentences';
import { readRuns } from '../../../site-composer/src/understand/outline/told-runs';
import type { Addressed } from '../../../site-composer/training/read-addressed';
import { blocksOf } from './page-blocks';

/** Of an instruction and its page, words counted by whom they are said to. */
export interface AddressedCounts {
  /** Words for visitors, and those that were taken for them. */
  visitors: number;
  heard: number;
  right: number;
  /** Words for the builder, and those of them that are printed with the three around them. */
  builder: number;
  printed: number;
  /** Words for visitors and of the page, and those of them that are nowhere on it. */
  due: number;
  lost: number;
  /** Notes that name as lost what was never for visitors. */
  notes: number;
}

interface Word {
  readonly lower: string;
  readonly start: number;
  readonly whom: string;
}

const wordPattern = /[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu;
const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'");

const wordsOf = (text: string, whom: string): Word[] =>
  [...text.matchAll(wordPattern)].map(({ 0: word, index }) => ({
    lower: plain(word),
    start: index,
    whom: whom[index] ?? 'v',
  }));

const plainWords = (text: string): string[] => [...plain(text).matchAll(wordPattern)].map(String);

/** So many words in a row are no accident. */
const run = 4;
const gramsOf = (words: readonly string[]): string[] =>
  words.slice(run - 1).map((_, at) => words.slice(at, at + run).join(' '));

export function judgeAddressed(
  one: Addressed,
  today: Date,
): AddressedCounts & { report: string[] } {
  const words = wordsOf(one.text, one.whom);
  const heard = heardOf(one);
  const site = compose(one.text, { today });
  const blocks = blocksOf(site.html).map(plainWords);
  const grams = new Set(blocks.flatMap(gramsOf));
  const shown = new Set(blocks.flat());
  const printed = printedOf(words, grams);
  const due = words.filter(({ whom }) => whom !== 'b');
  const lost = due.filter(
    ({ lower }) => !shown.has(lower) && !shown.has(lower.replace(/'s$/u, '')),
  );
  const notes = wrongNotes(site.unfulfilled, words);
  const ofVisitors = words.filter(({ whom }) => whom === 'v');
  const taken = words.filter(({ start, whom }) => whom !== 'n' && heard(start));
  return {
    visitors: ofVisitors.length,
    heard: taken.length,
    right: taken.filter(({ whom }) => whom === 'v').length,
    builder: words.filter(({ whom }) => whom === 'b').length,
    printed: printed.length,
    due: due.length,
    lost: lost.length,
    notes: notes.length,
    report: [
      `taken wrongly: ${taken
        .filter(({ whom }) => whom === 'b')
        .map(({ lower }) => lower)
        .join(' ')}`,
      `not taken: ${ofVisitors
        .filter(({ start }) => !heard(start))
        .map(({ lower }) => lower)
        .join(' ')}`,
      `printed wrongly: ${printed.map(({ lower }) => lower).join(' ')}`,
      `lost: ${lost.map(({ lower }) => lower).join(' ')}`,
      ...notes.map((note) => `note: ${note}`),
    ],
  };
}

/** Whether the composer hears a place of the text as said to visitors. */
function heardOf({ text, language }: Addressed): (place: number) => boolean {
  const marked = markText(text, language);
  const heard = new Uint8Array(text.length);
  for (const sentence of wholeSentences(marked))
    for (const { segments } of readRuns(marked, sentence.start, sentence).runs)
      for (const { start, end } of segments) heard.fill(1, start, end);
  return (place) => heard[place] === 1;
}

function printedOf(words: readonly Word[], grams: ReadonlySet<string>): Word[] {
  const printed = new Set<Word>();
  for (let at = 0; at + run <= words.length; at += 1) {
    const some = words.slice(at, at + run);
    if (some.some(({ whom }) => whom !== 'b')) continue;
    if (grams.has(some.map(({ lower }) => lower).join(' ')))
      for (const word of some) printed.add(word);
  }
  return [...printed];
}

function wrongNotes(notes: readonly string[], words: readonly Word[]): string[] {
  const ofBuilder = new Set(
    gramsOf(words.map(({ lower, whom }) => (whom === 'b' ? lower : '|'))).filter(
      (gram) => !gram.includes('|'),
    ),
  );
  const all = ` ${words.map(({ lower, whom }) => (whom === 'b' ? lower : '|')).join(' ')} `;
  return notes.filter((note) => {
    const quoted = /^“([^”]*)” is not on the page, because/u.exec(note)?.[1];
    if (quoted === undefined) return false;
    const said = plainWords(quoted);
    return gramsOf(said).some((gram) => ofBuilder.has(gram)) || all.includes(` ${said.join(' ')} `);
  });
}
