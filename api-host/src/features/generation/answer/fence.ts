import { fileOfLanguage, fileOfPath, findPath, siteFiles } from './file-names';

const fenceStart = /^ {0,3}(`{3,}|~{3,})/;

export interface FenceLine {
  marker: string;
  info: string;
}

/** Parses a fence line, opening or closing; undefined for any other line. */
export function readFence(line: string): FenceLine | undefined {
  const start = fenceStart.exec(line);
  if (!start) return undefined;
  // Not part of the pattern, which would try every split of a long line.
  const info = line.slice(start[0].length);
  return info.includes('`') ? undefined : { marker: start[1] ?? '', info: info.trim() };
}

/** True when this fence closes a block opened by `opening`. */
export function closesFence(fence: FenceLine, opening: string): boolean {
  return fence.info === '' && fence.marker.startsWith(opening);
}

/**
 * Code before a closing fence on the same line: weak models write `</html>` with the fence glued to
 * it.
 */
export function codeBeforeGluedFence(line: string, opening: string): string | undefined {
  const text = line.trimEnd();
  if (opening[0] !== '`' || !text.endsWith(opening)) return undefined;
  const code = text.slice(0, -opening.length);
  return code.trim() === '' || code.includes('`') ? undefined : code;
}

export interface BlockName {
  path: string;
  /** The answer named the path explicitly, so it may replace an earlier version of that file. */
  named: boolean;
}

/**
 * What a fence holds according to its info string or the line before it (`**styles.css**`). Null: a
 * block that is not a file, such as shell commands. Undefined: unknown, the first line decides.
 */
export function nameBlock(info: string, lineBefore: string): BlockName | null | undefined {
  const inInfo = findPath(info);
  if (inInfo !== undefined) return { path: inInfo, named: true };
  const language = /^[\w+-]+/.exec(info.replace(/^[{.]+/, ''))?.[0];
  const file = language === undefined ? undefined : fileOfLanguage(language);
  if (language !== undefined && file === undefined) return null;
  const inProse = lineBefore.length <= 80 ? findPath(lineBefore) : undefined;
  if (inProse !== undefined && (file === undefined || fileOfPath(inProse) === file)) {
    return { path: inProse, named: true };
  }
  return file === undefined ? undefined : { path: siteFiles[file], named: false };
}
