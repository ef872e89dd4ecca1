import { fillWithWebsites } from '../../../api-host/src/testing/bench/many-websites';
import { fillWithUsers } from '../../../api-host/src/testing/many-users';
import type { FaultHost } from '../../drill/faults/fault-host';
import type { Answers } from '../requests/apply-load';
import { modelWebsite, publishLarge, publishMany } from './fill-host';
import { measureCalls } from './measure-calls';
import type { Measured } from './measure-calls';
import { measureStreams } from './measure-streams';
import { measureSlowReaders, measureVisits } from './measure-visits';
import { openMembers } from './open-members';

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

/** What 99 of 100 accepted calls have to be answered in, in milliseconds; 166 to 558 were measured. */
const longestP99 = 2_000;

/** Websites beside which very many are measured. */
const few = 10;

const describeCalls = (name: string, { seconds, ...run }: Measured): string =>
  `  ${name}: ${(run.accepted / seconds).toFixed(0)} accepted calls a second, p50 ${run.p50.toFixed(0)} ms, ` +
  `p99 ${run.p99.toFixed(0)} ms; ${((100 * run.shed) / (run.accepted + run.shed)).toFixed(0)}% refused with 503, ` +
  `${run.otherErrors} other errors, ${run.acknowledged} writes acknowledged, ${run.lost} of them lost`;

const describeVisits = ({ perSecond, p50, p99 }: Answers): string =>
  `${perSecond.toFixed(0)} a second, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;

/** Resolves to what did not hold. */
async function loadWithCalls(host: FaultHost, tokens: readonly string[]): Promise<string[]> {
  const findings: string[] = [];
  await measureCalls(host, { clients: saturating / 4, tokens, waits: true });
  for (const [clients, waits] of crowds) {
    const run = await measureCalls(host, { clients, tokens, waits });
    console.log(describeCalls(`${clients} clients${waits ? '' : ' that ask again at once'}`, run));
    if (run.lost > 0) findings.push(`${run.lost} acknowledged writes lost`);
    if (run.otherErrors > 0) findings.push(`${run.otherErrors} errors that are no refusal`);
    if (!(run.p99 <= longestP99)) findings.push(`p99 of ${run.p99.toFixed(0)} ms`);
  }
  return findings;
}

/** How many of what a host is loaded with. */
export interface Amounts {
  readonly websites: number;
  readonly users: number;
  readonly streams: number;
  readonly readers: number;
}

async function loadWithFew(host: FaultHost, tokens: readonly string[]): Promise<string[]> {
  console.log(`With ${few} websites and ${members} members`);
  const findings = await loadWithCalls(host, tokens);
  console.log(`  visits of ${few}: ${describeVisits(await measureVisits(host, few))}`);
  return findings;
}

async function loadWithMany(
  host: FaultHost,
  tokens: readonly string[],
  { websites, users, streams, readers }: Amounts,
): Promise<string[]> {
  console.log(`With ${websites} websites and ${users} more users`);
  const findings = await loadWithCalls(host, tokens);
  for (const count of [few, websites]) {
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
  return findings;
}

/** Loads a host with little in its database, fills it, and loads it again. Resolves to what did not hold. */
export async function loadHost(
  host: FaultHost,
  databaseUrl: string | null,
  amounts: Amounts,
): Promise<string[]> {
  await host.start();
  const admin = host.openAsAdmin();
  await publishMany(admin, few);
  await publishLarge(admin);
  const tokens = await openMembers(host, members);
  const withFew = await loadWithFew(host, tokens);
  await host.stop();
  const place = { databaseUrl, dataDir: host.dataDir };
  await fillWithUsers(place, amounts.users);
  await fillWithWebsites(place, { ...modelWebsite, from: few, to: amounts.websites });
  await host.start();
  return [...withFew, ...(await loadWithMany(host, tokens, amounts))];
}
