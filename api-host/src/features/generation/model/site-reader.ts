import { fileOfPath } from '../answer/file-names';
import type { SiteFile } from '../answer/file-names';
import { collectFiles } from '../answer/collect-files';
import { AnswerParser } from '../answer/answer-parser';
import type { ParsedAnswer } from '../answer/parsed-answer';
import { findCssFaults } from '../checks/css-faults';
import { findScriptFaults } from '../checks/page-faults';
import type { GenerationContext } from '../generation-engine.port';
import type { AnswerReader } from './ask-model';
import type { StepProgress } from './step-progress';
import type { AnswerEnd } from './stream-answer';

const stepOfFile = { html: 'generate', css: 'style', js: 'script' } as const;

const looksWhole: Record<SiteFile, (code: string) => boolean> = {
  html: (code) => /<\/html>\s*$/i.test(code),
  css: (code) => /\}\s*$/.test(code) && findCssFaults(code).length === 0,
  js: (code) => /[;})]\s*$/.test(code) && findScriptFaults(code).length === 0,
};

/** Reads an answer of whole files and moves the steps along with what has really arrived. */
export class SiteReader implements AnswerReader {
  readonly #parser: AnswerParser;
  readonly #progress: StepProgress;
  readonly #draft: GenerationContext['draft'] | undefined;

  /** Without `draft` what is read is shown to nobody, as with the repair of a page already there. */
  constructor(progress: StepProgress, draft?: GenerationContext['draft']) {
    this.#progress = progress;
    this.#draft = draft;
    this.#parser = new AnswerParser({
      onOpen: (path) => {
        const file = fileOfPath(path);
        if (file) progress.advanceTo(stepOfFile[file]);
      },
    });
  }

  read(text: string): void {
    this.#progress.advanceTo('plan');
    this.#parser.write(text);
    this.#draft?.(() => collectFiles(this.#parser.written()).files);
  }

  /** An open fence at a proper end is forgiven when the file itself is evidently whole. */
  isWhole(end: AnswerEnd): boolean {
    if (end === 'length') return false;
    const open = this.#parser.openBlock;
    if (!open) return true;
    const file = open.path === null ? undefined : fileOfPath(open.path);
    return file === undefined || looksWhole[file](open.content.replace(/\n?`{0,2}$/, ''));
  }

  openFile() {
    const open = this.#parser.openBlock;
    return open?.path ? { path: open.path, content: open.content } : undefined;
  }

  end(): ParsedAnswer {
    return this.#parser.end();
  }
}
