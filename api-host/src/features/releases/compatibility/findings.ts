import type { BuildManifest, Finding, SuiteRecord } from 'shared-kit/contract/releases';
import { shellName } from 'shared-kit/contract/rollout';
import type { Database } from '../../../database/schema';
import { conflict } from '../../../errors';
import { findBuild } from '../builds/builds.repository';
import { runningContracts } from '../hosts/hosts.repository';
import { currentRecord } from '../record/entries.repository';
import { versionKey } from '../record/stable-versions.repository';
import { takenBackVersions } from '../record/taken-back.repository';
import { checkCompatibility, checkRollbackTarget } from './check-compatibility';
import { checkHosts, checkShell } from './check-shell';

/** Checks a build against what is live right now; nothing to say before the first record. */
export async function findingsOf(db: Database, build: BuildManifest): Promise<Finding[]> {
  const record = await currentRecord(db);
  if (!record) return [];
  const findings = build.name === shellName ? findingsOfShell : findingsOfRemote;
  return [...(await takenBackFinding(db, build)), ...(await findings(db, build, record))];
}

async function findingsOfRemote(
  db: Database,
  build: BuildManifest,
  record: SuiteRecord,
): Promise<Finding[]> {
  const { version, previous } = record.shell;
  const shells = await manifestsOf(db, shellName, [version, previous]);
  const trial = record.remotes[shellName]?.candidate?.release.version;
  const [shellOnTrial] = await manifestsOf(db, shellName, [trial]);
  const stable = record.remotes[build.name]?.stable.version;
  const ownBuilds = await manifestsOf(db, build.name, [stable]);
  return checkCompatibility(build, { record, shells, shellOnTrial, ownBuilds });
}

async function findingsOfShell(
  db: Database,
  build: BuildManifest,
  record: SuiteRecord,
): Promise<Finding[]> {
  const live: BuildManifest[] = [];
  const before: BuildManifest[] = [];
  for (const [name, state] of Object.entries(record.remotes)) {
    if (name === shellName) continue;
    const { stable, previous, candidate } = state;
    live.push(...(await manifestsOf(db, name, [stable.version, candidate?.release.version])));
    before.push(...(await manifestsOf(db, name, [previous?.version])));
  }
  const stable = record.remotes[shellName]?.stable.version;
  const ownBuilds = await manifestsOf(db, shellName, [stable]);
  return [
    ...checkShell(build, { live, before }),
    ...checkHosts(build, await runningContracts(db)),
    ...checkRollbackTarget(build, { record, shells: [], ownBuilds }),
  ];
}

/** Somebody may give it another chance, and has to know that it is one. */
async function takenBackFinding(db: Database, build: BuildManifest): Promise<Finding[]> {
  const { name, version } = build;
  const taken = (await takenBackVersions(db, name)).get(versionKey(name, version));
  if (!taken) return [];
  const message = `${version} was taken back on ${taken.at} by ${taken.who}: ${taken.why}`;
  return [{ severity: 'warns', code: 'taken-back', message }];
}

async function manifestsOf(
  db: Database,
  name: string,
  versions: readonly (string | undefined)[],
): Promise<BuildManifest[]> {
  const found: BuildManifest[] = [];
  for (const version of versions) {
    const build = version === undefined ? undefined : await findBuild(db, name, version);
    if (build) found.push(build.manifest);
  }
  return found;
}

/** 409 with every sentence when something stands in the way; otherwise what is worth knowing. */
export async function refuseIncompatible(db: Database, build: BuildManifest): Promise<Finding[]> {
  const findings = await findingsOf(db, build);
  const blocking = findings.filter(({ severity }) => severity === 'blocks');
  if (blocking.length > 0) throw conflict(blocking.map(({ message }) => message).join(' '));
  return findings;
}

/**
 * What speaks against giving a candidate to more members, one sentence each: since it was started, the shell or
 * another remote may have moved on, or its build may have gone.
 */
export async function blockersOf(
  db: Database,
  { remote, version }: { readonly remote: string; readonly version: string },
): Promise<string[]> {
  const build = await findBuild(db, remote, version);
  if (!build) return [`${remote} ${version} is not published any more.`];
  const findings = await findingsOf(db, build.manifest);
  return findings.filter(({ severity }) => severity === 'blocks').map(({ message }) => message);
}
