import { readFence } from './fence';
import { fileOfPath, findPath } from './file-names';
import type { SiteFile } from './file-names';

/** One search/replace edit in one file. */
export interface Edit {
  file: SiteFile;
  search: string;
  replace: string;
}

export interface ParsedEdits {
  edits: Edit[];
  /** Blocks that could not be parsed, described for the model. */
  problems: string[];
  /** The answer without the blocks; may contain whole files. */
  rest: string;
}

const searchLine = /^\s*<{5,9} ?SEARCH\b(.*)$/;
const middleLine = /^\s*={5,9}\s*$/;
const replaceLine = /^\s*>{5,9} ?REPLACE\b.*$/;

/** Whether an answer contains a block or a fence. */
export function holdsCode(answer: string): boolean {
  return /^[ \t]*(?:```|<{5,9} ?SEARCH)/m.test(answer);
}

interface OpenEdit {
  file: SiteFile | undefined;
  search: string[];
  replace: string[] | undefined;
}

/** Reads search/replace blocks, inside fences or not; the file is the last one named before a block. */
export function parseEdits(answer: string): ParsedEdits {
  const parsed: ParsedEdits = { edits: [], problems: [], rest: '' };
  const rest: string[] = [];
  let file: SiteFile | undefined;
  let open: OpenEdit | undefined;
  for (const line of answer.replaceAll('\r\n', '\n').split('\n')) {
    const start = open ? null : searchLine.exec(line);
    if (start) open = { file: namedFile(start[1] ?? '') ?? file, search: [], replace: undefined };
    else if (open && replaceLine.test(line)) open = closeEdit(open, parsed);
    else if (open && !open.replace && middleLine.test(line)) open.replace = [];
    else if (open) (open.replace ?? open.search).push(line);
    else {
      file = namedFile(line) ?? file;
      rest.push(line);
    }
  }
  if (open) parsed.problems.push('The last block has no end (>>>>>>> REPLACE).');
  return { ...parsed, rest: withoutEmptyFences(rest) };
}

function closeEdit(open: OpenEdit, parsed: ParsedEdits): undefined {
  const search = open.search.join('\n');
  if (!open.file) parsed.problems.push('A block names no file before it.');
  else if (!open.replace) parsed.problems.push('A block has no ======= line.');
  else parsed.edits.push({ file: open.file, search, replace: open.replace.join('\n') });
}

/** A line that names a file to edit is short: a heading, label or fence. */
function namedFile(line: string): SiteFile | undefined {
  const path = line.length <= 100 ? findPath(line) : undefined;
  return path === undefined ? undefined : fileOfPath(path);
}

/** Fences that contained nothing but blocks are not files. */
function withoutEmptyFences(lines: readonly string[]): string {
  return lines
    .filter((line, index) => {
      const fence = readFence(line) !== undefined;
      const next = readFence(lines[index + 1] ?? '');
      const before = readFence(lines[index - 1] ?? '');
      return !fence || !(next?.info === '' || (before && readFence(line)?.info === ''));
    })
    .join('\n');
}
