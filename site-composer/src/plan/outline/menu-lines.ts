import type { Passage } from '../../model/brief';
import { asPoint, trimMarks } from '../../text/casing';
import type { PriceRows } from './price-rows';
import { isRowTitle } from '../../text/row-title';

/** "Mohinga 10.50", "Milk tea 3.50, strong or sweet": a line that ends with what its thing costs. */
const line = /^(.{2,70}?)[\s,:–—-]+(\d{1,4}(?:[.,]\d{2})?)(?:,\s+([^\n]{2,120}))?\.?$/u;
/** A figure with a unit or a month behind it is no price, and a year neither. */
const year = /^(?:19|20)\d{2}$/u;
const fewest = 3;

/**
 * Lines below each other of which some have a sum: the bare figures at the ends of the others are sums as well, in the currency of the
 * instruction.
 */
export function menuLines(
  passages: readonly Passage[],
  priced: ReadonlyMap<Passage, PriceRows>,
  prompt: string,
  isEnglish: boolean,
): Map<Passage, PriceRows> {
  const found = new Map<Passage, PriceRows>();
  const sign = /[$£€₹]/u.exec(prompt)?.[0] ?? '';
  for (const block of blocksOf(passages)) {
    const rows = block.map((passage) => rowOf(passage, sign, isEnglish));
    const known = block.filter((passage, at) => priced.has(passage) || rows[at] !== null).length;
    const isMenu = block.some((passage) => priced.has(passage)) || rows.some((row) => row?.isCents);
    if (block.length < fewest || known * 3 < block.length * 2 || !isMenu) continue;
    for (const [at, passage] of block.entries()) {
      const row = rows[at];
      if (row && !priced.has(passage)) found.set(passage, row.read);
    }
  }
  return found;
}

/** Passages on lines that follow each other. */
function blocksOf(passages: readonly Passage[]): Passage[][] {
  const blocks: Passage[][] = [];
  for (const passage of passages) {
    const last = blocks.at(-1);
    const before = last?.at(-1);
    if (last && before?.paragraph === passage.paragraph && before.line === passage.line - 1)
      last.push(passage);
    else blocks.push([passage]);
  }
  return blocks;
}

function rowOf(
  { text }: Passage,
  sign: string,
  isEnglish: boolean,
): { read: PriceRows; isCents: boolean } | null {
  const [, said = '', figure = '', note] = line.exec(text) ?? [];
  if (figure === '' || year.test(figure)) return null;
  const [, head = said, aside] = /^(.+?)\s?\(([^()]+)\)$/u.exec(said) ?? [];
  const [name = '', ...more] = head.split(/,\s/u);
  const title = trimMarks(name);
  if (!isRowTitle(title, isEnglish)) return null;
  const notes = [aside, ...more, note].filter((one) => one !== undefined && one !== '');
  const item = {
    title: asPoint(title),
    price: `${sign}${figure}`,
    ...(notes.length === 0 ? {} : { text: asPoint(notes.join(', ')) }),
  };
  return { read: { items: [item], rest: '' }, isCents: /[.,]\d{2}$/u.test(figure) };
}
