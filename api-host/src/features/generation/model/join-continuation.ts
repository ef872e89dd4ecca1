import { readFence } from '../answer/fence';

const maxOverlap = 400;

/** Shorter repetitions may be intentional: two closing braces in a row are common. */
const minOverlap = 20;

/** The file that an answer is currently inside of. */
export interface OpenFile {
  path: string;
  content: string;
}

/**
 * Returns the text to append to a truncated answer, given its continuation. Models repeat the cut
 * line or the last lines, reopen the fence or start with a sentence; all of that is removed. A file
 * restarted from its first line is kept as it is: it replaces the truncated one.
 */
export function joinContinuation(before: string, after: string, open?: OpenFile): string {
  const next = after.replace(/^\s*<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>\n?/i, '');
  if (!open) return next;
  const lines = next.split('\n');
  const fence = lines.slice(0, 5).findIndex((line) => (readFence(line)?.info ?? '') !== '');
  if (fence < 0) return next.slice(repeated(before, next));
  const code = lines.slice(fence + 1).join('\n');
  if (firstLine(code) === firstLine(open.content)) return `\n\`\`\`${open.path}\n${code}`;
  return code.slice(repeated(before, code));
}

function firstLine(code: string): string {
  return code.trimStart().split('\n')[0]?.trim() ?? '';
}

function repeated(before: string, next: string): number {
  const cutLine = before.slice(before.lastIndexOf('\n') + 1).trim();
  const indent = next.length - next.trimStart().length;
  if (cutLine.length >= 3 && next.startsWith(cutLine, indent)) return indent + cutLine.length;
  for (let size = Math.min(maxOverlap, next.length); size >= minOverlap; size -= 1) {
    if (before.endsWith(next.slice(0, size))) return size;
  }
  return 0;
}
