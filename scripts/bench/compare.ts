import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../webpack/workspaces';
import { findMoves } from './report/find-moves';
import { committedFile, mergeFigures, readCommitted, readMeasured } from './report/read-figures';
import { reasons } from './report/reasons';
import { renderReport } from './report/render-report';

const page = path.join(root, 'docs/performance.md');

/** Says what of the last run of each bench has moved beyond its noise; fails where something became worse. */
export async function benchCompare(): Promise<void> {
  const measured = readMeasured();
  if (measured.length === 0) throw new Error('Nothing is measured yet: run a bench first');
  const { moves, added, missing } = findMoves(readCommitted(), measured);
  for (const { name, before, now, verdict } of moves) {
    if (verdict === 'same') continue;
    console.log(`${verdict}: ${name} ${before.value} → ${now.value} ${now.unit}`);
  }
  for (const name of added) console.log(`new: ${name}`);
  for (const name of missing) console.log(`not measured: ${name}`);
  const count = (verdict: string) => moves.filter((move) => move.verdict === verdict).length;
  console.log(`${count('same')} as before, ${count('better')} better, ${count('worse')} worse`);
  if (count('worse') > 0) process.exitCode = 1;
}

/** Writes the figures to be committed, and the page that shows them. */
export async function benchReport(): Promise<void> {
  const benches = mergeFigures(readCommitted(), readMeasured());
  writeFileSync(committedFile, `${JSON.stringify(benches, null, 2)}\n`);
  writeFileSync(page, renderReport(benches, reasons));
  // As the check wants them.
  execFileSync(path.join(root, 'node_modules/.bin/oxfmt'), [committedFile, page], { cwd: root });
  console.log(`Written: ${page}`);
}
