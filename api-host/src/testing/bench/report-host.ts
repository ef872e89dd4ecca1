/**
 * A host in a separate process, with a rollout of `shop` to half of all browsers, on the database
 * of TEST_DATABASE_URL. Its arguments are a file and a number: it writes the reports of that many
 * page loads to the file, one JSON body per line. The first line of its output is its port; it
 * exits when its standard input closes.
 */
import { writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import type { BeaconEvent } from 'shared-kit/contract/releases';
import { choicesFor } from 'shared-kit/contract/rollout';
import { systemClock } from '../../clock';
import { startRollout } from '../../features/releases/operations/start-rollout';
import { openPageLoads } from '../../features/releases/page-loads/page-loads';
import { currentRecord } from '../../features/releases/record/entries.repository';
import { theHost } from '../../features/releases/record/who';
import { startReleaseHost } from '../../features/releases/testing/release-host';
import type { ReleaseHost } from '../../features/releases/testing/release-host';
import { describeShop } from '../build-folder';
import { signIn } from '../sign-in';

const remote = 'shop';
const version = '2.1.0';

/**
 * Five networks of members, as in a large installation; in a small one, anonymous reports have no
 * weight and cost less.
 */
async function fill(host: ReleaseHost): Promise<void> {
  for (let at = 0; at < 5; at += 1) {
    const { user } = await signIn(host);
    await host.db
      .updateTable('sessions')
      .set({ network: `192.0.2.${at}`, created_at: systemClock() })
      .where('user_id', '=', user.id)
      .execute();
  }
  await host.publish(describeShop(version));
  const steps = [{ share: 5_000, bakeSeconds: 3_600, approval: false }];
  const deps = { ...host.deps, clock: systemClock };
  await startRollout(deps, { remote, version, steps, who: theHost, reason: 'Bench' });
}

/** Reports by a browser about successful page loads. */
async function reportsOf(host: ReleaseHost, count: number): Promise<string[]> {
  const record = await currentRecord(host.db);
  if (!record) throw new Error('There is no record');
  const loads = openPageLoads({ ...host.deps, clock: systemClock });
  const rollout = record.remotes[remote]?.candidate?.rollout;
  const reports: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const subject = `browser:${at}`;
    const [choice] = choicesFor(record, remote, subject);
    const load = await loads.handOut({ serial: record.serial, subject });
    const run = {
      remote,
      version: choice?.release.version ?? '',
      arm: choice?.arm ?? 'stable',
      ...(rollout === undefined ? {} : { rollout }),
    };
    const events: BeaconEvent[] = [
      { kind: 'ready', ...run, loadMs: 700 },
      { kind: 'vitals', ...run, contentMs: 900, lcpMs: 1_100, blockedMs: 20, inpMs: 90, shift: 4 },
    ];
    reports.push(JSON.stringify({ load, events }));
  }
  return reports;
}

const [, , file = '', count = '0'] = process.argv;
// Production settings.
const host = await startReleaseHost({
  clock: systemClock,
  batchLimits: undefined,
  requestsAtOnce: 100,
});
await fill(host);
await writeFile(file, (await reportsOf(host, Number(count))).join('\n'));
await host.app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`${(host.app.server.address() as AddressInfo).port}\n`);
process.stdin.resume().on('end', () => void host.close());
