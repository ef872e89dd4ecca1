/** One fenced block of an answer. `path` is null when it is not a file, such as shell commands. */
export interface FileBlock {
  path: string | null;
  /** The answer named the path explicitly, so it may replace an earlier version of that file. */
  named: boolean;
  content: string;
  closed: boolean;
}

export interface ParsedAnswer {
  blocks: FileBlock[];
  /** Text outside of blocks, without the model's reasoning. */
  prose: string;
}

export function isPage(path: string | null | undefined): boolean {
  return typeof path === 'string' && /\.html?$/i.test(path);
}
