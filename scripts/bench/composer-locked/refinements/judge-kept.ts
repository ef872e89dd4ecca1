import { judgeFact } from '../judges/judge-facts';
import type { ExpectedOutcome } from '../read-locked';
import type { SeenBlock } from '../seen-page';
import type { Refined } from './refined';

function countTexts(blocks: readonly SeenBlock[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of blocks) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

/** Blocks of the first page that the second one no longer has, each as often as it is missing. */
function lostBlocks(before: readonly SeenBlock[], after: readonly SeenBlock[]): SeenBlock[] {
  const left = countTexts(after);
  return before.filter(({ text }) => {
    const count = left.get(text) ?? 0;
    left.set(text, count - 1);
    return count <= 0;
  });
}

/** Blocks that may go: those with a text that had to go, what stands in one section with it, a headline. */
function mayGo(
  expect: ExpectedOutcome,
  before: readonly SeenBlock[],
): (block: SeenBlock) => boolean {
  const absent = expect.absent ?? [];
  const touched = new Set(
    before
      .filter(({ text }) => absent.some((part) => text.includes(part)))
      .map(({ section }) => section),
  );
  const headline = expect.heading !== undefined || expect.title !== undefined;
  return ({ section, tag }) => touched.has(section) || (headline && tag === 'h1');
}

/** Lines of the source that are gone; for an addition there are hardly any. */
function lostLines(before: string, after: string): number {
  const lines = (text: string): string[] => text.split('\n').map((line) => line.trim());
  const left = new Set(lines(after));
  return lines(before).filter((line) => line !== '' && !left.has(line)).length;
}

function judgeBlocks(expect: ExpectedOutcome, { before, after }: Refined): string[] {
  const [was, is] = [before.page.text.blocks, after.page.text.blocks];
  const lost = lostBlocks(was, is);
  if (expect.keeps === 'text') {
    const gained = lostBlocks(is, was);
    return lost.length + gained.length > 0
      ? [`texts changed: ${(lost[0] ?? gained[0])?.text}`]
      : [];
  }
  if (expect.keeps === 'elsewhere') {
    const allowed = mayGo(expect, was);
    return lost.filter((block) => !allowed(block)).map(({ text }) => `lost: ${text}`);
  }
  // A text that was added to is still there, inside the longer one.
  const gone = lost.filter(({ text }) => !is.some((block) => block.text.includes(text)));
  return gone.map(({ text }) => `lost: ${text}`);
}

function judgeFacts({ before, after, facts }: Refined): string[] {
  return facts
    .filter(
      (fact) => judgeFact(fact, before.page.text).shown && !judgeFact(fact, after.page.text).shown,
    )
    .map(({ text }) => `lost fact: ${text}`);
}

/** What the request should have left alone and did not. */
export function judgeKept(expect: ExpectedOutcome, refined: Refined): string[] {
  const { before, after } = refined;
  const { keeps } = expect;
  if (keeps === undefined || keeps === 'everything') return [];
  const scripts = [...before.site.html.matchAll(/<script[^>]*>/g)].length;
  const faults =
    [...after.site.html.matchAll(/<script[^>]*>/g)].length < scripts ? ['lost a script'] : [];
  if (keeps === 'facts') return [...faults, ...judgeFacts(refined)];
  const added = keeps === 'all-before' || keeps === 'scripts';
  if (added && lostLines(before.site.html, after.site.html) > 3)
    faults.push('the source around was changed');
  return [...faults, ...judgeBlocks(expect, refined)];
}
