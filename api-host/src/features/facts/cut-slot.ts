import type { Edit, Range } from 'site-document/edit';
import { rangeOf } from 'site-document/tree';
import { factOf } from './fact-words';
import type { AttributeSlot, ElementSlot, TextSlot } from './find-slots';
import { readRun } from './inline-run';
import type { InlineRun } from './inline-run';

/** Signs that only part what stands beside each other. */
const separators = '·|•—–/';
const behindLabel = /^(?:[^.!?]{1,40}?)[:：]\s*$/u;
const dangling =
  /\b(?:at|on|from|for|by|in|of|to|with|and|or|call|only|ab|unter|für|von|à|de|desde|da|van)\s*$/iu;

/** What has to go so that the words around an open place still read as somebody wrote them. */
export function cutSlot(html: string, slot: TextSlot | ElementSlot): Range[] {
  const range = slot.place === 'text' ? slot : rangeOf(slot.element);
  if (!range) return [];
  const node = slot.place === 'text' ? slot.text : slot.element;
  const run = readRun(html, node, range);
  if (run === null) return [range];
  const { left, right, isHeading } = run;
  if (!hasWords(left) && !hasWords(right)) return [withBreak(html, run)];
  if (slot.kind === 'price' || isHeading) return [shortCut(html, run)];
  if (
    !hasWords(right) &&
    behindLabel.test(left) &&
    factOf(left.replace(/[:：]\s*$/u, '')) !== null
  ) {
    return [withBreak(html, run)];
  }
  const beside = besideSeparator(run);
  if (beside) return [beside];
  if (/^<a\b/i.test(html.slice(run.unit.start, run.unit.end)) && isOfLinks(left + right)) {
    return [run.unit];
  }
  const sentence = sentenceAround(run);
  const isAll = sentence.start === run.start && sentence.end === run.end;
  return [isAll ? withBreak(html, run) : sentence];
}

const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text.replace(/<[^>]*>/g, ''));

/** A run of nothing else goes with the line break that parted it from the next. */
function withBreak(html: string, { start, end }: InlineRun): Range {
  const behind = /^\s*<br\s*\/?>/i.exec(html.slice(end, end + 40));
  if (behind) return { start, end: end + behind[0].length };
  const before = /<br\s*\/?>\s*$/i.exec(html.slice(Math.max(0, start - 40), start));
  return { start: start - (before?.[0].length ?? 0), end };
}

/** Only the place itself and the word or sign that led to it: “Espresso, from [Price]” keeps “Espresso”. */
function shortCut(html: string, { unit, left }: InlineRun): Range {
  const tail = html.slice(Math.max(unit.start - 60, unit.start - left.length), unit.start);
  const word = dangling.exec(tail)?.[0] ?? '';
  const sign = /[\s:,·|•—–-]*$/u.exec(tail.slice(0, tail.length - word.length))?.[0] ?? '';
  return { start: unit.start - word.length - sign.length, end: unit.end };
}

/** In a row of things with signs between them, or in front of or behind a comma, only one of them goes. */
function besideSeparator({ unit, left, right }: InlineRun): Range | null {
  const comma = /^\s*,\s*/.exec(right)?.[0];
  if (comma && !hasWords(left)) return { start: unit.start, end: unit.end + comma.length };
  const before = new RegExp(String.raw`\s*[${separators},]\s*$`, 'u').exec(left)?.[0];
  if (before && !hasWords(right)) return { start: unit.start - before.length, end: unit.end };
  const after = new RegExp(String.raw`^\s*[${separators}]\s*`, 'u').exec(right)?.[0];
  if (after && (before || !hasWords(left)))
    return { start: unit.start, end: unit.end + after.length };
  return null;
}

/** Links in a row, as those to networks, make no sentence: one of them goes alone. */
function isOfLinks(markup: string): boolean {
  let depth = 0;
  for (const [piece] of markup.matchAll(/<[^>]*>|[^<]+/g)) {
    if (/^<a\b/i.test(piece)) depth += 1;
    else if (/^<\/a\b/i.test(piece)) depth -= 1;
    else if (depth === 0 && hasWords(piece)) return false;
  }
  return true;
}

/** The sentence around a place, as far as no tag is cut in two; else all of the run. */
function sentenceAround({ unit, left, right, start, end }: InlineRun): Range {
  const before = [...left.matchAll(/[.!?…]["”’)]?\s+/gu)].at(-1);
  const after = /[.!?…]["”’)]?(?=\s|$)/u.exec(right);
  const from = before ? unit.start - left.length + before.index + before[0].length : start;
  const to = after ? unit.end + after.index + after[0].length : end;
  // The space behind it goes as well where another sentence follows.
  const space = /^\s*/.exec(right.slice(to - unit.end))?.[0].length ?? 0;
  const inside = left.slice(left.length - (unit.start - from)) + right.slice(0, to - unit.end);
  if (!isBalanced(inside)) return { start, end };
  return { start: from, end: to + (to < end ? space : 0) };
}

/** As many tags that open as tags that close, in an order that can be. */
function isBalanced(markup: string): boolean {
  let depth = 0;
  for (const [tag] of markup.matchAll(/<[^>]*>/g)) {
    if (/^<(?:br|wbr|img)\b/i.test(tag)) continue;
    depth += tag.startsWith('</') ? -1 : 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

/** The brackets in a label, with the sign that parted them from the rest. */
export function cutAttribute(html: string, { start, end }: AttributeSlot): Edit {
  const before = /\s*[·|•—–,:-]\s*$/u.exec(html.slice(Math.max(0, start - 20), start))?.[0] ?? '';
  return { start: start - before.length, end, text: '' };
}
