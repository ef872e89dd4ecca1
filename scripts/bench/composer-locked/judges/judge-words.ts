import type { LockedInstruction } from '../read-locked';
import { firstScreen, shownText, type SeenText } from '../seen-page';
import { contentStems, isAmong, type Language } from '../words/read-words';

export interface WordsVerdict {
  /** Share of the instruction's content words that a visitor is shown. */
  readonly share: number;
  readonly missing: readonly string[];
}

/** Words that were ruled out, and those of looks, are not what the page is about. */
export function judgeWords(one: LockedInstruction, page: SeenText): WordsVerdict {
  const language: Language = one.language;
  const { exclusions, foreign, colours } = one.expect;
  const without = [
    ...exclusions.map(({ value }) => value),
    ...foreign,
    ...colours.map(({ colour }) => colour),
  ];
  const asked = contentStems(one.instruction, language, without);
  const shown = contentStems(`${page.title}\n${shownText(page)}`, language);
  const missing = [...asked].filter((stem) => !isAmong(stem, shown));
  return { share: asked.size === 0 ? 1 : 1 - missing.length / asked.size, missing };
}

export interface SubjectVerdict {
  readonly right: boolean;
  readonly why: readonly string[];
}

/** Word starts count: "sharpen" is found in "sharpening". */
function findWord(word: string, text: string): boolean {
  const escaped = word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}`, 'iu').test(text);
}

/** Whole words: "nurse" is not found in "nursery". */
function findWhole(word: string, text: string): boolean {
  const escaped = word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'iu').test(text);
}

/** About what was asked: its words are on the page, the first screen has one, no other trade's word is there. */
export function judgeSubject(one: LockedInstruction, page: SeenText): SubjectVerdict {
  const text = `${page.title}\n${shownText(page)}`;
  const { subject, foreign } = one.expect;
  const missing = subject.filter((words) => !words.some((word) => findWord(word, text)));
  const first = firstScreen(page);
  const told = subject.flat().some((word) => findWord(word, first));
  // What the instruction itself rules out is an exclusion and judged as one.
  const strange = foreign.filter(
    (word) => findWhole(word, text) && !findWhole(word, one.instruction),
  );
  const why = [
    ...missing.map((words) => `no ${words.join(' or ')}`),
    ...(told ? [] : ['not on the first screen']),
    ...strange.map((word) => `has ${word}`),
  ];
  return { right: why.length === 0, why };
}
