import { cp, rm, truncate } from 'node:fs/promises';
import path from 'node:path';
import type { Break } from '../drill-round';
import { drillScene } from '../drill-scene';
import type { FaultHost } from '../fault-host';
import { allWorks } from '../work/all-works';
import type { FaultKind } from './kind';

/** Files without which PostgreSQL does not start; a disk or a copy that broke off leaves such. */
const files = ['global/pg_control', 'PG_VERSION'];

/** A refusal for an operator: one line that names what is wrong, and no stack. */
const isOneSentence = (output: string): boolean => {
  const lines = output.trim().split('\n');
  return lines.length === 1 && /is damaged and cannot be opened/.test(lines[0] ?? '');
};

/** Damages the stopped host's database, sees it refuse to start, and puts back what was there. */
const damageAndRestore =
  (host: FaultHost, file: string): Break =>
  async (endWork) => {
    endWork();
    await host.stop();
    const database = path.join(host.dataDir, 'database');
    const copy = path.join(host.dataDir, 'copy-of-drill');
    await cp(database, copy, { recursive: true, preserveTimestamps: true });
    await truncate(path.join(database, file), 0);
    const refused = await host.startRefused();
    const healthTold = refused?.code === 1 && isOneSentence(refused.output);
    if (!healthTold)
      console.log(`  the start with a damaged ${file}:\n${refused?.output ?? 'it came up'}`);
    await rm(database, { recursive: true });
    await cp(copy, database, { recursive: true, preserveTimestamps: true });
    await rm(copy, { recursive: true });
    return { healthTold, backAfterMs: await host.start() };
  };

const summary = 'a damaged database file: no start, in one sentence';

/** Data nobody should go on with. */
export const damageKinds: readonly FaultKind[] = [
  {
    name: 'data-damaged',
    summary,
    databases: ['pglite'],
    run: (settings) =>
      drillScene(summary, settings, {
        environment: {},
        works: ({ host, admin }) => allWorks(host, admin),
        breakIt: ({ host }, round) => damageAndRestore(host, files[round % files.length] ?? ''),
      }),
  },
];
