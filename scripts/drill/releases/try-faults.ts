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
import { control, noFault } from './all-faults';
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

/** The first page seeds the record, for which the host copies all builds; on a busy machine that takes a while. */
async function untilReleased(client: HostClient): Promise<void> {
  for (let tries = 0; tries < 60; tries += 1) {
    if ((await client.fetch('/releases.json')).ok) return;
    await wait(1_000);
  }
  throw new Error('The host has released nothing within a minute');
}

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

/** One visit of the control, by a browser that was never here either. */
async function visitControl(browser: Browser, host: RunningHost, storage: SignedInStorage) {
  const context = await openVisitor(browser, host.appUrl, storage);
  try {
    await visitFault(context, host.appUrl, storage, control);
  } finally {
    await context.close();
  }
}

/**
 * Tries faults with a real browser on a host of its own and answers the table's rows. One visit at a time, and after
 * each fault one of the control: what is slow on a busy machine is slow there too, and is held against nobody.
 */
export async function tryFaults(
  faults: readonly ReleaseFault[],
  told: (line: string) => void = () => undefined,
): Promise<FaultRow[]> {
  const all = [noFault, ...faults];
  const suite = await layOutFaultSuite([control, ...all]);
  const host = await startHost({ SUITE_DIR: suite.folder, RELEASE_LOADS_PER_MEMBER: '999' });
  const browser = await launchBrowser();
  try {
    const client = openAsManager(host);
    await untilReleased(client);
    const storage = await signIn(host);
    await startCandidate(client, suite, control);
    // The first visit of all is slow for everybody: the browser and the host have just started.
    await visitControl(browser, host, storage);
    const trials: Trial[] = [];
    for (const fault of all) {
      const refusal = await startCandidate(client, suite, fault);
      const visits = refusal === null ? await tryFault(browser, host, storage, fault) : [];
      trials.push({ fault, refusal, visits });
      told(`${fault.id}: ${refusal ?? JSON.stringify(visits)}`);
      await visitControl(browser, host, storage);
    }
    await wait(untilLostMs);
    const countsOf = await readCounts(client);
    const healthy = countsOf(control);
    return trials.map((trial) => ({ ...trial, detection: detect(countsOf(trial.fault), healthy) }));
  } finally {
    await browser.close();
    await host.stop();
    await rm(suite.folder, { recursive: true });
  }
}
