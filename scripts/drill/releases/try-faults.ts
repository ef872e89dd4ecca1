import { rm } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { login } from 'shared-kit/contract';
import { getReleases, startRollout } from 'shared-kit/contract/releases';
import type { ArmHealth } from 'shared-kit/contract/releases';
import { publish } from '../../release/commands/publish';
import { HostRefusal } from '../../release/host-client';
import type { HostClient } from '../../release/host-client';
import { startHost } from '../../test/host-process';
import type { RunningHost } from '../../test/host-process';
import { carryOut, launchBrowser, openAsManager } from '../run-drill';
import { noFault } from './all-faults';
import { detect } from './detection';
import { layOutFaultSuite } from './fault-suite';
import type { FaultSuite } from './fault-suite';
import type { FaultRow } from './fault-table';
import type { ReleaseFault } from './release-fault';
import { openVisitor, visitFault } from './visit-fault';
import type { FaultVisit, SignedInStorage } from './visit-fault';
import { faultVersions, remoteOf } from './write-fault-build';

/** A page load that has said nothing for half a minute is lost; the controller looks every two seconds. */
const untilLostMs = 36_000;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function signIn({
  appUrl,
  adminEmail,
  adminPassword,
}: RunningHost): Promise<SignedInStorage> {
  const answer = await fetch(appUrl + login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: adminEmail, password: adminPassword }),
  });
  const { token, user } = login.response.parse(await answer.json());
  const expiry = String(Date.now() + 86_400_000);
  return { token, data: JSON.stringify(user), expiry };
}

/** Publishes the candidate and gives it to everyone on trial; answers why not, where the host refuses. */
async function startCandidate(
  client: HostClient,
  suite: FaultSuite,
  fault: ReleaseFault,
): Promise<string | null> {
  const remote = remoteOf(fault);
  try {
    await carryOut(publish, client, [remote], { folder: suite.candidateOf(fault) });
    const steps = [{ share: 10_000, bakeSeconds: 86_400, approval: false }];
    await client.call(startRollout, {
      body: { remote, version: faultVersions.candidate, steps },
    });
    return null;
  } catch (error) {
    if (error instanceof HostRefusal) return error.message;
    throw error;
  }
}

interface Trial {
  readonly fault: ReleaseFault;
  readonly refusal: string | null;
  readonly visits: readonly FaultVisit[];
}

/** Two visits of one browser: the second tells whether the first has taught it anything. */
async function tryFault(
  browser: Browser,
  host: RunningHost,
  storage: SignedInStorage,
  fault: ReleaseFault,
): Promise<FaultVisit[]> {
  const context = await openVisitor(browser, host.appUrl, storage);
  try {
    const first = await visitFault(context, host.appUrl, storage, fault);
    return [first, await visitFault(context, host.appUrl, storage, fault)];
  } finally {
    await Promise.race([context.close(), wait(5_000)]);
  }
}

const emptyHealth = (version: string): ArmHealth => ({
  version,
  loads: 0,
  ready: 0,
  failed: 0,
  crashed: 0,
  errored: 0,
  harmed: 0,
  loadMsP75: null,
});

/** What the host has counted of the candidates, with what was lost. */
async function readCounts(client: HostClient): Promise<(fault: ReleaseFault) => ArmHealth> {
  const { status } = await client.call(getReleases, {});
  return (fault) =>
    status.health[remoteOf(fault)]?.find(({ version }) => version === faultVersions.candidate) ??
    emptyHealth(faultVersions.candidate);
}

/** Tries faults with real browsers on a host of its own, some at once, and answers the table's rows. */
export async function tryFaults(
  faults: readonly ReleaseFault[],
  atOnce: number,
  told: (line: string) => void = () => undefined,
): Promise<FaultRow[]> {
  const all = [noFault, ...faults];
  const suite = await layOutFaultSuite(all);
  const host = await startHost({ SUITE_DIR: suite.folder, RELEASE_LOADS_PER_MEMBER: '999' });
  const browser = await launchBrowser();
  try {
    const client = openAsManager(host);
    await client.fetch('/releases.json');
    const storage = await signIn(host);
    const trials: Trial[] = [];
    const waiting = [...all];
    const worker = async (): Promise<void> => {
      for (let fault = waiting.shift(); fault; fault = waiting.shift()) {
        const refusal = await startCandidate(client, suite, fault);
        const visits = refusal === null ? await tryFault(browser, host, storage, fault) : [];
        trials.push({ fault, refusal, visits });
        told(`${fault.id}: ${refusal ?? JSON.stringify(visits)}`);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
    await wait(untilLostMs);
    const countsOf = await readCounts(client);
    const healthy = countsOf(noFault);
    return all.flatMap((fault) => {
      const trial = trials.find((one) => one.fault === fault);
      return trial ? [{ ...trial, detection: detect(countsOf(fault), healthy) }] : [];
    });
  } finally {
    await browser.close();
    await host.stop();
    await rm(suite.folder, { recursive: true });
  }
}
