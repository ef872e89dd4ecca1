import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Engine } from './engines';
import type { LockedSet } from './locked-files';
import type { PageReader } from './open-pages';
import { readInstructions, type LockedInstruction } from './read-locked';

/** Two or three of each group, short and long, in five languages; chosen before any page was seen. */
const chosen =
  'knife-van wills-probate tyre-dictated physio-brief campsite-everything maler-duisburg bee-supplies ' +
  'plain-candles surf-ericeira pizza-list ramen-lyon fishing-contest wedding-iris-sol conference-soil ' +
  'memorial-granny teen-art crime-novelist chess-ladder church-pastor repaircafe-utrecht ' +
  'habit-tracker baseball-sim tool-library-inv tide-tables';

const count = 24;

/** The 24 that were chosen of the first set; of another set, as many in equal steps. */
export function rubricInstructions(set: LockedSet): LockedInstruction[] {
  const all = readInstructions(set);
  if (set !== 'first')
    return Array.from(
      { length: Math.min(count, all.length) },
      (_, at) => all[Math.floor((at * all.length) / count)],
    ).filter((one) => one !== undefined);
  return chosen.split(' ').map((id) => {
    const found = all.find((one) => one.id === id);
    if (!found) throw new Error(`No instruction ${id}`);
    return found;
  });
}

const rows = ['Subject', 'Facts', 'Copy', 'Look', 'Layout', 'Phone'];

/** The form a reader fills in, who knows the instructions and the pictures and nothing else. */
function sheetOf(instructions: readonly LockedInstruction[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    'Give 0 to 10 for each. Read the instruction, then look at both pictures. Under 5 is a defect.',
    '',
    line(['page', ...rows, 'worst thing about it']),
    line(['---', ...rows.map(() => '---'), '---']),
    ...instructions.map(({ id }) => line([id, ...rows.map(() => ' '), ' '])),
    '',
    ...instructions.flatMap(({ id, instruction }) => [
      `## ${id}`,
      '',
      `![1360 px](${id}-1360.png) ![390 px](${id}-390.png)`,
      '',
      ...instruction.split('\n').map((text) => `> ${text}`),
      '',
    ]),
  ].join('\n');
}

/** Writes instruction and whole-page pictures of 24 pages, and the sheet to judge them by. */
export async function layOutRubric(
  engine: Engine,
  reader: PageReader,
  set: LockedSet,
  folder: string,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const instructions = rubricInstructions(set);
  for (const { id, instruction } of instructions) {
    const site = engine.compose(instruction);
    for (const width of [1360, 390])
      await reader.photograph(site, width, path.join(folder, `${id}-${width}.png`));
  }
  await writeFile(path.join(folder, 'sheet.md'), sheetOf(instructions));
}
