import { fileOfPath } from '../answer/file-names';
import { collectFiles } from '../answer/collect-files';
import { AnswerParser } from '../answer/answer-parser';
import type { ParsedAnswer } from '../answer/parsed-answer';
import type { GenerationContext } from '../generation-engine.port';
import type { AnswerReader } from './ask-model';
import type { ModelWork } from './model-work';
import type { AnswerEnd } from './stream-answer';

const stepOfFile = { html: 'generate', css: 'style', js: 'script' } as const;

/** Reads an answer of whole files and advances the steps by what has actually arrived. */
export class SiteReader implements AnswerReader {
  readonly #parser: AnswerParser;
  readonly #work: Pick<ModelWork, 'progress' | 'sites'>;
  readonly #draft: GenerationContext['draft'] | undefined;

  /** Without `draft` nothing is shown, as for the repair of an existing page. */
  constructor(work: Pick<ModelWork, 'progress' | 'sites'>, draft?: GenerationContext['draft']) {
    this.#work = work;
    this.#draft = draft;
    this.#parser = new AnswerParser({
      onOpen: (path) => {
        const file = fileOfPath(path);
        if (file) work.progress.advanceTo(stepOfFile[file]);
      },
    });
  }

  read(text: string): void {
    this.#work.progress.advanceTo('plan');
    this.#parser.write(text);
    this.#draft?.(() => collectFiles(this.#parser.written()).files);
  }

  /** An open fence at a regular end is accepted when the file itself is evidently complete. */
  async isWhole(end: AnswerEnd): Promise<boolean> {
    if (end === 'length') return false;
    const open = this.#parser.openBlock;
    if (!open) return true;
    const file = open.path === null ? undefined : fileOfPath(open.path);
    if (file === undefined) return true;
    return this.#work.sites.isWhole(file, open.content.replace(/\n?`{0,2}$/, ''));
  }

  openFile() {
    const open = this.#parser.openBlock;
    return open?.path ? { path: open.path, content: open.content } : undefined;
  }

  end(): ParsedAnswer {
    return this.#parser.end();
  }
}
