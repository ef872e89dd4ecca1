import { useSession } from 'shared-kit/session';
import { createHealthReporter } from '../features/health/health-reporter';
import type { FailureReason, HealthReporter } from '../features/health/health-reporter';
import { soonAfter, whenPageGoes, whenUnhandled } from '../features/health/page-events';
import { sendBeacons } from '../features/health/send-beacons';
import { diagnoseFile } from '../features/releases/diagnose-file';
import { openPageRecord } from '../features/releases/open-record';
import { readPageLoad } from '../features/releases/page-load';
import { openQuarantine, quarantineMs } from '../features/releases/quarantine';
import { noteSubject } from '../features/releases/subject';
import { verifyScripts } from '../features/releases/verified-scripts';
import type { VerifiedScripts } from '../features/releases/verified-scripts';
import { createVersions } from '../features/releases/versions';
import { createFederatedSource } from '../features/remote-loader/federated-source';
import type { FederatedSource } from '../features/remote-loader/federated-source';
import { isChunkError, remoteErrorOf } from '../features/remote-loader/remote-error';
import type { RemoteError } from '../features/remote-loader/remote-error';
import type { RemoteLoader } from '../features/remote-loader/remote-loader';
import { logEvent } from './event-log';
import { openOwnBuilds } from './own-builds';
import { buildRemoteTable } from './remote-table';
import type { Suite } from './start-shell';

/** The suite as released: what this browser runs of it, and what it reports. */
export interface ReleasedSuite extends Suite {
  /** Attributes what nobody caught to the version whose scripts threw it. */
  readonly watch: (loader: RemoteLoader) => void;
}

/** Opens the page's release record and draws this browser's versions from it. */
export async function openReleasedSuite(): Promise<ReleasedSuite> {
  const scripts = verifyScripts();
  const holder = await openPageRecord({
    fetchRecord: async () => (await import('shared-kit/client')).fetchSignedRecord(),
    onRefused: (problem) => {
      logEvent({ name: 'release-record-refused', detail: { problem } });
    },
  });
  const { overrides, banner } = await openOwnBuilds();
  const quarantine = openQuarantine(holder.current(), Date.now);
  const versions = createVersions({ record: holder.current, subject: trackSubject(), quarantine });
  const load = readPageLoad()?.load;
  const reporter = createHealthReporter({
    send: (events) => {
      sendBeacons({ load, token: useSession.getState().token }, events);
    },
    soon: soonAfter,
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
    onFailure(error, candidate) {
      const reason = reasonOf(error);
      if (reason) reporter.failed(candidate, reason, diagnose(error, scripts));
      else reporter.crashed(candidate);
    },
    onRendered({ candidate, loadMs, insteadOf }) {
      reporter.ready(candidate, loadMs);
      // Only now: what failed while nothing else worked may have failed of the network.
      for (const { version, error } of insteadOf) {
        quarantine.add(candidate.remote, version, quarantineMs(error.phase));
      }
    },
    watch: (loader) => {
      watchUnhandled(source, loader, reporter);
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

/** A reason of the beacons; null for what is reported as a crash. */
function reasonOf({ phase, code }: RemoteError): FailureReason | null {
  return phase === 'crash' || phase === 'unknown' ? null : { phase, cause: code };
}

async function diagnose(
  error: RemoteError,
  scripts: VerifiedScripts,
): Promise<FailureReason | null> {
  const reason = reasonOf(error);
  if (error.file === null || !reason) return null;
  const probe = async (address: string) => (await import('shared-kit/client')).probeFile(address);
  try {
    const found = await diagnoseFile(error.file, scripts.integrityOf(error.file), probe);
    return found && { ...found, phase: found.phase === 'same' ? reason.phase : found.phase };
  } catch {
    // Nobody answers: that it did not arrive is then all there is to say.
    return null;
  }
}

function watchUnhandled(
  source: FederatedSource,
  loader: RemoteLoader,
  reporter: HealthReporter,
): void {
  whenUnhandled(({ cause, trace }) => {
    const owner = source.ownerOf(trace);
    if (!owner) return;
    if (isChunkError(cause)) loader.breakDown(owner, remoteErrorOf(owner.remote, 'mounted', cause));
    else reporter.errored(owner);
  });
}
