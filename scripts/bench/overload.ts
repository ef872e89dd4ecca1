import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { fillWithWebsites } from '../../api-host/src/testing/bench/many-websites';
import { fillWithUsers } from '../../api-host/src/testing/many-users';
import { freePort } from '../../api-host/src/testing/free-port';
import { FaultHost } from '../drill/faults/fault-host';
import { findPostgres, startPostgres } from '../test/postgres-server';
import { modelWebsite, publishMany } from './overload/fill-host';
import { measureCalls } from './overload/measure-calls';
import type { Measured } from './overload/measure-calls';
import { measureStreams } from './overload/measure-streams';
import { measureSlowReaders, measureVisits } from './overload/measure-visits';
import { openMembers } from './overload/open-members';
import type { Answers } from './requests/apply-load';

/** Clients at a time for the capacity: as many as the host works on at once, so that none is refused. */
const saturating = 100;

/** As many as are worked on, three times as many that wait as they are told, and as many that do not. */
const crowds = [
  [saturating, true],
  [3 * saturating, true],
  [3 * saturating, false],
] as const;

/** Whose calls they are. */
const members = 20;

const warmingStreams = 500;

/** What an accepted call has to be answered in: when the browser gives it up. In milliseconds. */
const bound = 30_000;

const amounts = { few: 10, websites: '10000', users: '100000', streams: '5000', readers: '500' };

/** What did not hold; empty when everything did. */
type Findings = string[];

const describeCalls = (name: string, { seconds, ...run }: Measured): string =>
  `  ${name}: ${(run.accepted / seconds).toFixed(0)} accepted calls a second, p50 ${run.p50.toFixed(0)} ms, ` +
  `p99 ${run.p99.toFixed(0)} ms; ${((100 * run.shed) / (run.accepted + run.shed)).toFixed(0)}% refused with 503, ` +
  `${run.otherErrors} other errors, ${run.acknowledged} writes acknowledged, ${run.lost} of them lost`;

const describeVisits = ({ perSecond, p50, p99 }: Answers): string =>
  `${perSecond.toFixed(0)} a second, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;

async function loadWithCalls(
  host: FaultHost,
  tokens: readonly string[],
  findings: Findings,
): Promise<void> {
  await measureCalls(host, { clients: saturating / 4, tokens, waits: true });
  for (const [clients, waits] of crowds) {
    const run = await measureCalls(host, { clients, tokens, waits });
    console.log(describeCalls(`${clients} clients${waits ? '' : ' that ask again at once'}`, run));
    if (run.lost > 0) findings.push(`${run.lost} acknowledged writes lost`);
    if (run.otherErrors > 0) findings.push(`${run.otherErrors} errors that are no refusal`);
    if (!(run.p99 <= bound)) findings.push(`p99 of ${run.p99.toFixed(0)} ms`);
  }
}

interface Amounts {
  readonly websites: number;
  readonly users: number;
  readonly streams: number;
  readonly readers: number;
}

async function loadHost(
  host: FaultHost,
  databaseUrl: string | null,
  { websites, users, streams, readers }: Amounts,
  findings: Findings,
): Promise<void> {
  await host.start();
  await publishMany(host.openAsAdmin(), amounts.few);
  const tokens = await openMembers(host, members);
  console.log(`With ${amounts.few} websites and ${members} members`);
  await loadWithCalls(host, tokens, findings);
  console.log(
    `  visits of ${amounts.few}: ${describeVisits(await measureVisits(host, amounts.few))}`,
  );

  await host.stop();
  const place = { databaseUrl, dataDir: host.dataDir };
  await fillWithUsers(place, users);
  await fillWithWebsites(place, { ...modelWebsite, from: amounts.few, to: websites });
  await host.start();
  console.log(`With ${websites} websites and ${users} more users`);
  await loadWithCalls(host, tokens, findings);
  for (const count of [amounts.few, websites]) {
    console.log(`  visits of ${count}: ${describeVisits(await measureVisits(host, count))}`);
  }
  const slow = await measureSlowReaders(host, readers);
  console.log(
    `  ${slow.open} connections that read nothing: ${slow.megabytes.toFixed(0)} MB; visits meanwhile: ${describeVisits(slow.meanwhile)}`,
  );
  // The first streams grow the heap to its working size.
  await measureStreams(host, Math.min(streams, warmingStreams));
  const { open, told, megabytesPer1000, reachAllMs } = await measureStreams(host, streams);
  console.log(
    `  ${open} event streams: ${megabytesPer1000.toFixed(1)} MB per 1,000; ${told} of them heard of an event within ${(reachAllMs / 1_000).toFixed(1)} s`,
  );
  if (told < streams) findings.push(`${streams - told} event streams were not told`);
}

/**
 * What a host does with three times as many clients as it can serve, with very many users, websites and event streams,
 * and with clients that do not read: `npm run bench -- overload [--database pglite|postgres] [--streams 5000] …`.
 * Exit code 1 when something acknowledged is lost, an accepted call takes longer than its bound, or a stream is not told.
 */
export async function benchOverload(): Promise<void> {
  const option = (value: string) => ({ type: 'string', default: value }) as const;
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      database: { type: 'string' },
      websites: option(amounts.websites),
      users: option(amounts.users),
      streams: option(amounts.streams),
      readers: option(amounts.readers),
    },
  });
  const asked: Amounts = {
    websites: Number(values.websites),
    users: Number(values.users),
    streams: Number(values.streams),
    readers: Number(values.readers),
  };
  // A model that never answers: its generation goes on for as long as the streams are measured.
  const model = createServer(() => {});
  const port = await freePort();
  await new Promise<void>((resolve) => model.listen(port, '127.0.0.1', resolve));
  const findings: Findings = [];
  for (const database of ['pglite', 'postgres']) {
    if ((values.database ?? database) !== database) continue;
    const server = database === 'postgres' && (await findPostgres()) ? await startPostgres() : null;
    if (database === 'postgres' && !server) throw new Error('There is no PostgreSQL here');
    const host = await FaultHost.create({
      DATABASE_URL: server?.url ?? '',
      STREAMS_PER_MEMBER: '99999',
      STREAMS_PER_NETWORK: '99999',
      STREAMS_PER_HOST: values.streams,
      // All visits of the bench come from one address.
      VISITS_AT_ONCE: '1000',
      GENERATION_PROVIDER: 'openai-compatible',
      GENERATION_MODEL: 'silent',
      OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`,
      OPENAI_API_KEY: 'none',
    });
    console.log(database);
    try {
      await loadHost(host, server?.url ?? null, asked, findings);
    } finally {
      await host.remove();
      server?.stop();
    }
  }
  model.closeAllConnections();
  model.close();
  console.log(findings.length === 0 ? 'Everything held.' : `Did not hold: ${findings.join('; ')}`);
  if (findings.length > 0) process.exitCode = 1;
}
