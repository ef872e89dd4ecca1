import { AnswerParser } from '../answer/answer-parser';
import type { AnswerReader } from './ask-model';
import type { StepProgress } from './step-progress';
import type { AnswerEnd } from './stream-answer';

const blockStart = /^[ \t]*<{5,9} ?SEARCH\b/gm;
const blockEnd = /^[ \t]*>{5,9} ?REPLACE\b/gm;

/** Reads an answer of search/replace blocks; it is complete when no block is left open. */
export class EditReader implements AnswerReader {
  readonly #progress: StepProgress;
  #text = '';

  constructor(progress: StepProgress) {
    this.#progress = progress;
  }

  read(text: string): void {
    this.#progress.advanceTo('plan');
    this.#text += text;
    if (this.#text.includes('<<<<< SEARCH') || this.#text.includes('```')) {
      this.#progress.advanceTo('generate');
    }
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
