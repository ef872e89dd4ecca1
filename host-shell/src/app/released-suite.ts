import type { BeaconEvent } from 'shared-kit/contract/releases';
import { getRuntimeConfig } from 'shared-kit/config';
import { useSession } from 'shared-kit/session';
import { buryDeadLoads } from './dead-loads';
import { inlinedShellFilesId } from 'shared-kit/contract/rollout';
import { createHealthReporter } from '../features/health/health-reporter';
import type { HealthReporter } from '../features/health/health-reporter';
import {
  soonAfter,
  whenPageEnds,
  whenPageGoes,
  whenUnhandled,
} from '../features/health/page-events';
import { sendBeacons } from '../features/health/send-beacons';
import { readTrace } from '../features/health/read-trace';
import type { ReportedRun } from '../features/health/reported-run';
import { nameTab } from '../features/health/sentinel';
import { readInlinedJson } from '../features/releases/inlined-json';
import { openPageRecord } from '../features/releases/open-record';
import { readPageLoad } from '../features/releases/page-load';
import { openQuarantine, quarantineMs } from '../features/releases/quarantine';
import { noteSubject, randomId } from '../features/releases/subject';
import { verifyScripts } from '../features/releases/verified-scripts';
import { createVersions } from '../features/releases/versions';
import { createFederatedSource } from '../features/remote-loader/federated-source';
import type { FederatedSource } from '../features/remote-loader/federated-source';
import { isChunkError, remoteErrorOf } from '../features/remote-loader/remote-error';
import type { RemoteLoader } from '../features/remote-loader/remote-loader';
import { switchWhenTakenBack } from './switch-when-taken-back';
import { logEvent } from './event-log';
import { openOwnBuilds } from './own-builds';
import { watchRelease } from './release-watch';
import { diagnose, reasonOf } from './failure-reasons';
import { buildRemoteTable } from './remote-table';
import { alsoOfShell, createShellReport } from './shell-report';
import type { Suite } from './start-shell';

/** The suite as released: what this browser runs of it, and what it reports. */
export interface ReleasedSuite extends Suite {
  /** Attributes what nobody caught to the version whose scripts threw it. */
  readonly watch: (loader: RemoteLoader) => void;
}

/** As the configuration has it where it says nothing. */
const defaultTimeoutMs = 7_000;

/** Opens the page's release record and draws this browser's versions from it. */
export async function openReleasedSuite(): Promise<ReleasedSuite> {
  // The configuration arrives beside the first files.
  let timeoutMs = (): number => defaultTimeoutMs;
  const scripts = verifyScripts(() => timeoutMs());
  const holder = await openPageRecord({
    fetchRecord: async () => (await import('shared-kit/client')).fetchSignedRecord(),
    onRefused: (problem) => {
      logEvent({ name: 'release-record-refused', detail: { problem } });
    },
  });
  const { overrides, banner } = await openOwnBuilds();
  const quarantine = openQuarantine(holder.current(), Date.now);
  const pageLoad = readPageLoad();
  const versions = createVersions({
    record: holder.current,
    subject: trackSubject(),
    quarantine,
    audience: pageLoad?.audience,
  });
  /** What runs, which is a fallback where the drawn version failed. */
  const onScreen = new Map<string, string>();
  const load = pageLoad?.load;
  const send = (of: string | undefined, events: readonly BeaconEvent[]): void => {
    sendBeacons({ load: of, token: useSession.getState().token }, events);
  };
  const tab = nameTab(randomId);
  // Before anything is drawn: what has hung the page load before is not to hang this one.
  buryDeadLoads(tab, quarantine, send);
  const reporter = createHealthReporter({
    send: (events) => {
      send(load, events);
    },
    soon: soonAfter,
  });
  const shell = createShellReport(pageLoad, reporter);
  const watched = alsoOfShell(reporter, shell.run);
  const watch = watchRelease({ load, tab, reporter: watched, quarantine });
  whenPageEnds(() => {
    reporter.leftAll();
  });
  whenPageGoes(() => {
    reporter.flush();
  });
  const source = createFederatedSource({
    choices(remote) {
      const own = overrides.releaseOf(remote);
      // Alone: who tries a build wants to see it fail, not another one in its place.
      const choices = own ? [{ arm: 'override' as const, release: own }] : versions.draw(remote);
      for (const { release } of choices) scripts.add(release.base, release.files);
      return choices;
    },
    protect: (script) => {
      scripts.protect(script);
    },
    around: (candidate, load) => watch.run(candidate, load),
    refresh: async (remote) => {
      await holder.refresh();
      versions.forget(remote);
    },
  });
  return {
    source,
    banner,
    table: () =>
      buildRemoteTable(
        holder.current(),
        (remote) => overrides.releaseOf(remote) ?? versions.look(remote)[0]?.release,
      ),
    onUp(isServed) {
      shell.up();
      // Where nothing is to come, that it says so is all there is.
      if (!isServed) shell.ready();
    },
    onFailure(error, candidate) {
      shell.unready();
      watch.failed(candidate);
      // What is given up for a symptom has been told with it, in both arms alike.
      if (error.phase === 'symptom') return;
      const reason = reasonOf(error);
      const trace = readTrace(error.cause, candidate.base);
      if (reason)
        reporter.failed(candidate, reason, { trace, diagnosis: diagnose(error, scripts) });
      else reporter.crashed(candidate, trace);
    },
    onBegin: (candidate) => {
      watch.begin(candidate);
    },
    onLeave: (remote) => {
      reporter.left(remote);
    },
    onRendered(page) {
      const { candidate, loadMs, insteadOf } = page;
      onScreen.set(candidate.remote, candidate.version);
      reporter.ready(candidate, loadMs);
      shell.ready();
      watch.rendered(page);
      // Only now: what failed while nothing else worked may have failed of the network.
      for (const { version, error } of insteadOf) {
        quarantine.add(candidate.remote, version, quarantineMs(error.phase));
      }
    },
    watch: (loader) => {
      timeoutMs = () => getRuntimeConfig().remoteTimeoutMs;
      watch.attach(loader);
      watchUnhandled(source, loader, reporter, shell.run);
      // Who tries a build of their own is taken nothing back.
      const isReleased = ([remote]: readonly [string, string]): boolean =>
        !overrides.releaseOf(remote);
      switchWhenTakenBack(
        loader,
        holder,
        () => new Map([...versions.drawn(), ...onScreen].filter(isReleased)),
      );
    },
  };
}

/** Whom versions are drawn for, noted again whenever somebody signs in or out. */
function trackSubject(): () => string {
  let subject = noteSubject(useSession.getState().user?.id);
  useSession.subscribe((session, before) => {
    if (session.user?.id !== before.user?.id) subject = noteSubject(session.user?.id);
  });
  return () => subject;
}

function watchUnhandled(
  source: FederatedSource,
  loader: RemoteLoader,
  reporter: HealthReporter,
  shell: ReportedRun | null,
): void {
  const files = readInlinedJson(inlinedShellFilesId) as { readonly base: string } | undefined;
  const base = files && new URL(files.base, document.baseURI).href;
  whenUnhandled(({ cause, trace }) => {
    const owner = source.ownerOf(trace);
    if (!owner) {
      const isOfShell = base !== undefined && trace.includes(base);
      if (shell && isOfShell) reporter.errored(shell, readTrace(cause, base));
      return;
    }
    if (isChunkError(cause)) loader.breakDown(owner, remoteErrorOf(owner.remote, 'mounted', cause));
    else reporter.errored(owner, readTrace(cause, owner.base));
  });
}
