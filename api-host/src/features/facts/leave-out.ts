import type { SiteFiles } from 'shared-kit/contract';
import { applyEdits } from 'site-document/edit';
import type { Edit, Range } from 'site-document/edit';
import { readTree } from 'site-document/tree';
import { cutAttribute, cutSlot } from './cut-slot';
import { findSlots } from './find-slots';
import type { Slot } from './find-slots';
import { lostTargets, sweepEmpty } from './sweep-empty';

/**
 * A page without what is still open: brackets, marked places without a value, links without an address,
 * and around them whatever has nothing else to say: the row, the card, the section, the link to it.
 */
export function leaveOutOpenFacts<Files extends SiteFiles>(files: Files): Files {
  const { html } = files;
  const open = findSlots(html).filter((slot) => slot.place !== 'element' || slot.value === null);
  return open.length === 0 ? files : { ...files, html: cutSlots(html, open) };
}

/** A page without these places, and without whatever has nothing else to say. */
export function cutSlots(html: string, slots: readonly Slot[]): string {
  const cutsOf = (isPrice: boolean): Range[] =>
    slots.flatMap((slot) =>
      slot.place !== 'attribute' && (slot.kind === 'price') === isPrice ? cutSlot(html, slot) : [],
    );
  const tree = readTree(html);
  const [prices, others] = [cutsOf(true), cutsOf(false)];
  const swept = sweepEmpty(tree, others, prices);
  // Menus and buttons that led to a part that is gone.
  const lost = lostTargets(tree, swept);
  const all = lost.length === 0 ? swept : sweepEmpty(tree, [...others, ...lost], prices);
  const labels = slots.flatMap((slot) =>
    slot.place === 'attribute' ? [cutAttribute(html, slot)] : [],
  );
  const edits = [...all.map((cut) => wholeLine(html, cut)), ...labels];
  return applyEdits(html, edits);
}

/** Longest indentation that goes with what is cut. */
const longestIndent = 200;

/** What is alone on its line goes with the line. */
function wholeLine(html: string, { start, end }: Range): Edit {
  const before = html.slice(Math.max(0, start - longestIndent), start);
  const indent = /\n[ \t]*$/.exec(before)?.[0];
  const isAlone = indent !== undefined && /^[ \t]*(?:\r?\n|$)/.test(html.slice(end, end + 80));
  return { start: isAlone ? start - indent.length : start, end, text: '' };
}
