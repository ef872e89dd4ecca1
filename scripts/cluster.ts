/**
 * `npm run cluster`: PostgreSQL, a bucket (OpenStack Swift), three hosts and nginx in front, on loopback, until Ctrl+C.
 * `-- --journeys`: members use it while hosts are killed, replaced and upgraded from the version before (`--previous
 * <commit>`). `-- --load`: requests per second, through nginx and to one host. `--hosts 5` starts five. Debian, as root:
 * what is missing is installed.
 */
import { once } from 'node:events';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { commitBeforeMigration, currentVersion, versionOf } from './cluster/host-versions';
import { measureLoad } from './cluster/measure-load';
import { checkServing } from './cluster/check-serving';
import { describeReport, runJourneys } from './cluster/run-journeys';
import { startCluster } from './cluster/start-cluster';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';

const { values } = parseArgs({
  options: {
    hosts: { type: 'string', default: '3' },
    members: { type: 'string', default: '4' },
    previous: { type: 'string' },
    journeys: { type: 'boolean', default: false },
    load: { type: 'boolean', default: false },
  },
});
const tell = (line: string) => console.log(`  ${line}`);

async function runAll(folder: string): Promise<void> {
  const newer = await currentVersion();
  const commit = values.previous ?? (await commitBeforeMigration());
  const older = values.journeys ? await versionOf(commit, path.join(folder, 'older')) : newer;
  const cluster = await startCluster({ size: Number(values.hosts), version: older, tell });
  try {
    if (values.journeys) {
      const settings = { older, newer, members: Number(values.members), tell };
      const { lines, faults } = describeReport(await runJourneys(cluster, settings));
      faults.push(...(await checkServing(cluster)));
      console.log(`\n${lines.join('\n')}\n${faults.map((fault) => `✗ ${fault}`).join('\n')}`);
      if (faults.length > 0) process.exitCode = 1;
    }
    if (values.load) console.log((await measureLoad(cluster, tell)).join('\n'));
    if (values.journeys || values.load) return;
    tell(`Admin       ${cluster.admin.email}  ${cluster.admin.password}`);
    tell(`Logs        ${cluster.folder}`);
    await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  } finally {
    await cluster.stop();
  }
}

const folder = await mkdtemp(path.join(tmpdir(), 'sitewright-versions-'));
try {
  await runAll(folder);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
