import { tokenize, tokenTypes } from 'css-tree';
import { applyEdits } from 'site-document/edit';
import type { Edit } from 'site-document/edit';
import { findCssFaults, openTokens, readBraces, unreadable } from './css-faults';
import type { CssFault } from './css-faults';

export interface RepairedCss {
  css: string;
  /**
   * The faults found, described for a prompt or a log; empty when the style sheet parsed unchanged.
   */
  faults: string[];
  /** False when there are too many faults to repair without guessing. */
  repaired: boolean;
}

/**
 * Repairs a style sheet that does not parse, removing only what a browser would drop anyway: a
 * missing brace is closed; stray braces and unparsable rules or declarations are cut out.
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
  return applyEdits(css, closings);
}

function balanceBraces(css: string): string {
  const { open, stray } = readBraces(css);
  const result = applyEdits(
    css,
    stray.map((at) => ({ start: at, end: at + 1, text: '' })),
  );
  if (open === 0) return result;
  const closed = closeBeforeRules(result);
  const missing = readBraces(closed).open;
  return missing === 0 ? closed : `${closed.trimEnd()}\n${'}'.repeat(missing)}\n`;
}

/**
 * A rule that starts at the left margin inside an open one shows where the brace is missing;
 * closing at the end of the file would nest everything after it. Only while braces are missing.
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

/** Cuts what does not parse: a declaration alone, a selector together with its rule. */
function cutFaults(css: string, faults: readonly CssFault[]): string {
  const blocks = blocksOf(css);
  const changes: Edit[] = [];
  let [from, block] = [0, 0];
  for (const { start, end } of faults.toSorted((a, b) => a.start - b.start)) {
    // Inside a range that was already cut.
    if (start < from) continue;
    while (block < blocks.length && (blocks[block]?.start ?? 0) < end) block += 1;
    const brace = css.charAt(end) === '{' || /^\s*\{/.test(css.slice(end, end + 1_000));
    from = brace ? (blocks[block]?.end ?? css.length) : end;
    changes.push({ start, end: from, text: '' });
  }
  return applyEdits(css, changes);
}

/** Start and end of each braced block, ordered by start. */
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
