import { AnswerParser } from '../answer/answer-parser';
import type { AnswerReader } from './ask-model';
import type { StepProgress } from './step-progress';
import type { AnswerEnd } from './stream-answer';

const blockStart = /^[ \t]*<{5,9} ?SEARCH\b/gm;
const blockEnd = /^[ \t]*>{5,9} ?REPLACE\b/gm;

/** What the first block begins with. */
const marks = ['<<<<< SEARCH', '```'] as const;
const longestMark = Math.max(...marks.map(({ length }) => length));

/** Reads an answer of search/replace blocks; it is complete when no block is left open. */
export class EditReader implements AnswerReader {
  readonly #progress: StepProgress;
  #text = '';
  /** The end of the text, where a mark may have begun; undefined once one was found. */
  #tail: string | undefined = '';

  constructor(progress: StepProgress) {
    this.#progress = progress;
  }

  read(text: string): void {
    this.#progress.advanceTo('plan');
    this.#text += text;
    if (this.#tail === undefined) return;
    // Searching the whole text for every chunk would take quadratic time.
    const end = this.#tail + text;
    const isFound = marks.some((mark) => end.includes(mark));
    if (isFound) this.#progress.advanceTo('generate');
    this.#tail = isFound ? undefined : end.slice(1 - longestMark);
  }

  async isWhole(end: AnswerEnd): Promise<boolean> {
    if (end === 'length') return false;
    const open = count(this.#text, blockStart) > count(this.#text, blockEnd);
    return !open && (end === 'stop' || this.#openBlock() === undefined);
  }

  openFile(): undefined {
    return undefined;
  }

  #openBlock() {
    const parser = new AnswerParser();
    parser.write(this.#text);
    return parser.openBlock;
  }
}

function count(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].length;
}
