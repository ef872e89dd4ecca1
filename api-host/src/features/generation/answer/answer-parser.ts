import { findBareDocument } from './bare-document';
import { closesFence, codeBeforeGluedFence, nameBlock, readFence } from './fence';
import { fileOfFirstLine, siteFiles } from './file-names';
import { isPage } from './parsed-answer';
import type { FileBlock, ParsedAnswer } from './parsed-answer';

/** Called while the answer streams in, for live steps and previews. */
export interface AnswerListener {
  onOpen?: (path: string) => void;
  onClose?: (path: string, content: string) => void;
}

interface OpenBlock {
  marker: string;
  /** Undefined until the first non-blank line has decided. */
  path: string | null | undefined;
  named: boolean;
  lines: string[];
  /** The last line that is not blank. */
  lastWritten: string;
}

const thoughtStart = /^\s*<(think|thinking|reasoning)>/i;
const thoughtEnd = /<\/(?:think|thinking|reasoning)>/i;

/**
 * Reads an answer of fenced files as it streams in. Parses line by line, so chunk boundaries do not
 * matter, and tolerates what weak models produce: prose around the code, fences without or with
 * unusual info strings, an unclosed fence, a fence glued to the last line, leaked reasoning.
 */
export class AnswerParser {
  readonly #listener: AnswerListener;
  #rest = '';
  #text = '';
  #prose: string[] = [];
  #blocks: FileBlock[] = [];
  #open: OpenBlock | undefined;
  #thinking = false;
  /** The last non-blank line of prose; a file name may stand there. */
  #lineBefore = '';

  constructor(listener: AnswerListener = {}) {
    this.#listener = listener;
  }

  write(chunk: string): void {
    this.#text += chunk;
    // Splitting copies what is unfinished: once for every line, not for every chunk.
    if (!chunk.includes('\n')) {
      this.#rest += chunk;
      return;
    }
    const lines = (this.#rest + chunk).split('\n');
    this.#rest = lines.pop() ?? '';
    for (const line of lines) this.#readLine(line.replace(/\r$/, ''));
  }

  /** The block being written; used to decide whether an ended answer is complete. */
  get openBlock(): { path: string | null; content: string } | undefined {
    const open = this.#open;
    if (!open) return this.#openDocument();
    const lines = this.#rest === '' ? open.lines : [...open.lines, this.#rest];
    return { path: open.path ?? null, content: lines.join('\n') };
  }

  /** An unfenced page that has started and not ended. */
  #openDocument(): { path: string | null; content: string } | undefined {
    if (this.#thinking || this.#blocks.some(({ path }) => isPage(path))) return undefined;
    const bare = findBareDocument([...this.#prose, this.#rest].join('\n'));
    return bare && !bare.closed ? { path: bare.path, content: bare.content } : undefined;
  }

  /** The files written so far, without the current line, which may be a fence. */
  written(): FileBlock[] {
    const open = this.#open;
    if (!open || open.lines.length === 0) return this.#blocks;
    const content = `${open.lines.join('\n')}\n`;
    const block = { path: open.path ?? null, named: open.named, content, closed: false };
    return [...this.#blocks, block];
  }

  end(): ParsedAnswer {
    if (this.#rest !== '') this.#readLastLine(this.#rest.replace(/\r$/, ''));
    this.#rest = '';
    if (this.#open) this.#closeBlock(false);
    const prose = this.#prose.join('\n');
    if (this.#thinking && this.#blocks.length === 0) return withoutThoughtMark(this.#text);
    const bare = this.#blocks.some(({ path }) => isPage(path))
      ? undefined
      : findBareDocument(prose);
    return { blocks: bare ? [bare, ...this.#blocks] : this.#blocks, prose };
  }

  #readLastLine(line: string): void {
    // A closing fence that was itself cut off.
    if (this.#open && /^\s*`{1,2}$/.test(line)) this.#closeBlock(true);
    else this.#readLine(line);
  }

  /** A line may contain thousands of reasoning tags, so what is behind one is read in a loop. */
  #readLine(line: string): void {
    let left: string | undefined = line;
    while (left !== undefined) left = this.#readPart(left);
  }

  /** Returns what is still to be read behind a reasoning tag. */
  #readPart(line: string): string | undefined {
    if (this.#thinking) return this.#readThought(line);
    if (!this.#open) return this.#readProse(line);
    this.#readCode(this.#open, line);
    return undefined;
  }

  #readThought(line: string): string | undefined {
    const end = thoughtEnd.exec(line);
    if (!end) return undefined;
    this.#thinking = false;
    return line.slice(end.index + end[0].length);
  }

  #readProse(line: string): string | undefined {
    const start = thoughtStart.exec(line);
    if (start) {
      this.#thinking = true;
      return line.slice(start[0].length);
    }
    const end = thoughtEnd.exec(line);
    if (end) {
      this.#discard();
      return line.slice(end.index + end[0].length);
    }
    const fence = readFence(line);
    if (fence) this.#openBlock(fence.marker, fence.info);
    else {
      this.#prose.push(line);
      if (line.trim() !== '') this.#lineBefore = line;
    }
    return undefined;
  }

  #readCode(open: OpenBlock, line: string): void {
    const fence = readFence(line);
    if (fence && closesFence(fence, open.marker)) return this.#closeBlock(true);
    if (fence && this.#startsNextFile(open, fence.info)) {
      this.#closeBlock(true);
      return this.#openBlock(fence.marker, fence.info);
    }
    if (/^\s*<\/think(?:ing)?>\s*$/i.test(line)) return this.#discard();
    const glued = codeBeforeGluedFence(line, open.marker);
    this.#addCode(open, glued ?? line);
    if (glued !== undefined) this.#closeBlock(true);
  }

  /** A fence with a file name inside a block: the model forgot to close the previous one. */
  #startsNextFile(open: OpenBlock, info: string): boolean {
    const name = info === '' ? undefined : nameBlock(info, '');
    if (!name) return false;
    // A page may contain fences in its text, so a bare language tag does not end an incomplete
    // page.
    return name.named || !isPage(open.path) || /<\/html>\s*$/i.test(open.lastWritten);
  }

  #addCode(open: OpenBlock, line: string): void {
    if (open.path === undefined && line.trim() !== '') {
      open.path = siteFiles[fileOfFirstLine(line)];
      this.#listener.onOpen?.(open.path);
    }
    if (line.trim() !== '') open.lastWritten = line;
    open.lines.push(line);
  }

  #openBlock(marker: string, info: string): void {
    const name = nameBlock(info, this.#lineBefore);
    this.#lineBefore = '';
    const path = name === undefined || name === null ? name : name.path;
    this.#open = { marker, path, named: name?.named ?? false, lines: [], lastWritten: '' };
    if (path) this.#listener.onOpen?.(path);
  }

  #closeBlock(closed: boolean): void {
    const open = this.#open;
    if (!open) return;
    this.#open = undefined;
    const content = open.lines.length === 0 ? '' : `${open.lines.join('\n')}\n`;
    const path = open.path ?? null;
    this.#blocks.push({ path, named: open.named, content, closed });
    if (path !== null && closed) this.#listener.onClose?.(path, content);
  }

  /**
   * A closing reasoning tag without an opening one: everything before it was reasoning, file drafts
   * included.
   */
  #discard(): void {
    this.#open = undefined;
    this.#blocks = [];
    this.#prose = [];
  }
}

/** The model opened a reasoning tag, never closed it, and wrote the files anyway. */
function withoutThoughtMark(text: string): ParsedAnswer {
  const parser = new AnswerParser();
  parser.write(text.replace(/<(?:think|thinking|reasoning)>/i, ''));
  return parser.end();
}
