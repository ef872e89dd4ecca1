import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildSuite } from '../../build/build-suite';
import { root } from '../../webpack/workspaces';
import { noFault, releaseFaults } from './all-faults';
import { describeRow, describeTable, isSeen } from './fault-table';
import type { FaultRow } from './fault-table';
import { tryFaults } from './try-faults';

const report = 'docs/release-faults.md';

/** `npm run drill -- releases`: the table of what happens to releases that are broken in every way we know. */
export async function runReleaseFaults(parameters: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...parameters],
    options: {
      only: { type: 'string' },
      verbose: { type: 'boolean' },
    },
  });
  const only = values.only?.split(',');
  const chosen = releaseFaults.filter(({ id }) => only === undefined || only.includes(id));
  if (chosen.length === 0) {
    console.error(`Name faults: ${releaseFaults.map(({ id }) => id).join(', ')}`);
    return 2;
  }
  await buildSuite();
  const told = values.verbose ? (line: string) => console.log(line) : () => undefined;
  const rows = await tryFaults(chosen, told);
  console.log(rows.map(describeRow).join('\n'));
  if (only === undefined) await writeReport(rows);
  const [healthy, ...broken] = rows;
  const accused = healthy?.detection.by ?? [];
  if (accused.length > 0)
    console.error(`The healthy version was said to have: ${accused.join(', ')}`);
  const unseen = broken.filter((row) => !isSeen(row)).map(({ fault }) => fault.id);
  if (unseen.length > 0) console.error(`Not seen: ${unseen.join(', ')}`);
  return unseen.length + accused.length === 0 ? 0 : 1;
}

async function writeReport(rows: readonly FaultRow[]): Promise<void> {
  const broken = rows.filter(({ fault }) => fault !== noFault);
  const seen = broken.filter(isSeen).length;
  const text = [
    '# Releases broken on purpose',
    '',
    `Written by \`npm run drill -- releases\` on ${new Date().toISOString().slice(0, 10)} (${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}).`,
    `${seen} of ${broken.length} faults are seen or kept away.`,
    '',
    'Each fault is a throw-away remote of its own, published to a real host, given to everyone on trial, and visited twice by a',
    'signed-in member in Chromium. “On screen” is the time from the navigation until the last good version stood there; “seen as” is',
    'what the controller would find worse than a healthy version that was visited in turn with them, and “nothing” what it would not; the',
    'page loads are those its own judgement needs when every page load goes like these, with nine of the healthy version beside each.',
    'One browser at a time. Times are upper bounds: host and browser share the machine.',
    '',
    ...describeTable(rows),
    '',
  ].join('\n');
  await writeFile(path.join(root, report), text);
}
