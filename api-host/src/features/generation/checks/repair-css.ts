import { tokenize, tokenTypes } from 'css-tree';
import { changeText } from '../answer/page-parts';
import type { TextChange } from '../answer/page-parts';
import { findCssFaults, openTokens, readBraces, unreadable } from './css-faults';
import type { CssFault } from './css-faults';

export interface RepairedCss {
  css: string;
  /** What was wrong, in words for a prompt or a log; empty when the style sheet parsed as it was. */
  faults: string[];
  /** False when too much is wrong to repair it without guessing. */
  repaired: boolean;
}

/**
 * Repairs a style sheet that does not parse, changing as little as a browser would lose anyway: a
 * missing brace is closed, a stray one and a rule or declaration nobody can read are cut out.
 */
export function repairCss(css: string): RepairedCss {
  const faults = findCssFaults(css);
  if (faults.length === 0) return { css, faults: [], repaired: true };
  const balanced = balanceBraces(closeOpenTokens(css));
  const cut = cutFaults(balanced, unreadable(balanced));
  const lost = css.length - cut.length;
  const repaired = findCssFaults(cut).length === 0 && lost <= Math.max(80, css.length * 0.2);
  return { css: repaired ? cut : css, faults, repaired };
}

function closeOpenTokens(css: string): string {
  const closings = openTokens(css).map(({ start, end }) => {
    const comment = css.startsWith('/*', start);
    const line = css.indexOf('\n', start);
    const at = comment || line < 0 ? end : line;
    return { start: at, end: at, text: comment ? ' */' : css.charAt(start) };
  });
  return changeText(css, closings);
}

function balanceBraces(css: string): string {
  const { open, stray } = readBraces(css);
  const result = changeText(
    css,
    stray.map((at) => ({ start: at, end: at + 1, text: '' })),
  );
  if (open === 0) return result;
  const closed = closeBeforeRules(result);
  const missing = readBraces(closed).open;
  return missing === 0 ? closed : `${closed.trimEnd()}\n${'}'.repeat(missing)}\n`;
}

/**
 * A rule that starts at the left margin inside an open one tells where the brace was forgotten;
 * closing at the very end would nest all that follows. Only while braces are missing.
 */
function closeBeforeRules(css: string): string {
  const lines = css.split('\n');
  let missing = readBraces(css).open;
  let depth = 0;
  const result: string[] = [];
  for (const line of lines) {
    const startsRule = /^[.#:*@[a-z][^;]*\{/i.test(line);
    const close = startsRule ? Math.min(depth, missing) : 0;
    if (close > 0) result.push('}'.repeat(close));
    depth -= close;
    missing -= close;
    depth += readBraces(line).open - readBraces(line).stray.length;
    result.push(line);
  }
  const closed = result.join('\n');
  return readBraces(closed).stray.length === 0 ? closed : css;
}

/** Cuts what cannot be read: a declaration alone, a selector with the rule it belongs to. */
function cutFaults(css: string, faults: readonly CssFault[]): string {
  const blocks = blocksOf(css);
  const changes: TextChange[] = [];
  let [from, block] = [0, 0];
  for (const { start, end } of faults.toSorted((a, b) => a.start - b.start)) {
    // Inside what has been cut already.
    if (start < from) continue;
    while (block < blocks.length && (blocks[block]?.start ?? 0) < end) block += 1;
    const brace = css.charAt(end) === '{' || /^\s*\{/.test(css.slice(end, end + 1_000));
    from = brace ? (blocks[block]?.end ?? css.length) : end;
    changes.push({ start, end: from, text: '' });
  }
  return changeText(css, changes);
}

/** Where the blocks in braces begin and end, by their beginnings. */
function blocksOf(css: string): { start: number; end: number }[] {
  const blocks: { start: number; end: number }[] = [];
  const open: { start: number; end: number }[] = [];
  tokenize(css, (type, start, end) => {
    if (type === tokenTypes.LeftCurlyBracket) {
      const block = { start, end: css.length };
      blocks.push(block);
      open.push(block);
    }
    const closed = type === tokenTypes.RightCurlyBracket ? open.pop() : undefined;
    if (closed) closed.end = end;
  });
  return blocks;
}
