import { spawnSync } from 'node:child_process';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Break } from '../drill-round';
import { drillScene, untilReady } from '../drill-scene';
import type { FaultHost } from '../fault-host';
import { skippedRow } from '../fault-row';
import { allWorks } from '../work/all-works';
import type { DrillSettings, FaultKind } from './kind';

/** Room for a database and the work of a drill, and soon full. */
const megabytes = 512;

const fullMs = 3_000;

const summary = 'the disk of the data folder is full';

/** A file system of a few megabytes; null where this account may not mount one. */
async function mountSmallDisk(): Promise<{ folder: string; remove: () => Promise<void> } | null> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sitewright-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  if (mounted.status !== 0) {
    await rm(folder, { recursive: true });
    return null;
  }
  return {
    folder,
    remove: async () => {
      spawnSync('umount', [folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Writes until nothing goes any more; what is left by others' removals is taken as well until it is over. */
async function fill(file: string): Promise<void> {
  const handle = await open(file, 'a');
  try {
    // What does not fit as a whole is tried by halves.
    const sizes = Array.from({ length: 12 }, (_, halved) => 2 ** (20 - halved));
    for (const bytes of sizes) {
      const fits = () => handle.write(Buffer.alloc(bytes)).then(Boolean, () => false);
      while (await fits()) continue;
    }
  } finally {
    await handle.close();
  }
}

/**
 * Fills the disk, and makes room again. A host that has ended meanwhile is started anew, as whoever watches it
 * does: to end is right for a database that cannot write its log, as long as nothing it has said is lost.
 */
const fillAndClear =
  (host: FaultHost, disk: string): Break =>
  async (endWork) => {
    const ballast = path.join(disk, 'ballast');
    await fill(ballast);
    await wait(fullMs);
    await fill(ballast).catch(() => {});
    const alive = await host.health('/healthz');
    const healthTold = host.isRunning ? alive === 200 : alive === null;
    endWork();
    await rm(ballast, { force: true });
    if (!host.isRunning) {
      // Expected here, so it is no end nobody asked for.
      host.crashes -= 1;
      return { healthTold, backAfterMs: await host.start() };
    }
    return { healthTold, backAfterMs: await untilReady(host) };
  };

async function runOnSmallDisk(settings: DrillSettings) {
  const disk = await mountSmallDisk();
  if (disk === null) {
    return skippedRow(
      summary,
      settings.database,
      'a file system cannot be mounted by this account',
    );
  }
  return drillScene(summary, settings, {
    environment: { DATA_DIR: path.join(disk.folder, 'data') },
    works: ({ host, admin }) => allWorks(host, admin),
    breakIt: ({ host }) => fillAndClear(host, disk.folder),
    remove: disk.remove,
  });
}

/** No room left for the database and the files of the data folder. */
export const diskKinds: readonly FaultKind[] = [
  { name: 'disk-full', summary, databases: ['pglite'], run: runOnSmallDisk },
];
