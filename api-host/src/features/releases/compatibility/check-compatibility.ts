import type { BuildManifest, Finding, SuiteRecord } from 'shared-kit/contract/releases';
import { blocks, checkFit, warns } from './check-fit';

/** What a build would meet. */
export interface Surroundings {
  /** The live shell, then the one open tabs may still run. */
  readonly shells: readonly BuildManifest[];
  /** A candidate of the shell: some pages are made of it. */
  readonly shellOnTrial?: BuildManifest | undefined;
  readonly record: SuiteRecord;
  /** Builds of this remote that it would replace or be rolled back to. */
  readonly ownBuilds: readonly BuildManifest[];
}

/** The one module the shell asks a remote for. */
const exposedModule = './remote';

/**
 * Checks a build against everything it would meet before anybody gets it; one sentence per finding. The
 * rollback target is checked too: a candidate that works is no good when there is no way back.
 */
export function checkCompatibility(build: BuildManifest, around: Surroundings): Finding[] {
  return [
    ...checkItself(build),
    ...around.shells.flatMap((shell, at) =>
      at === 0 ? checkFit(build, shell, live) : checkFit(build, shell, before),
    ),
    ...(around.shellOnTrial ? checkFit(build, around.shellOnTrial, onTrial) : []),
    ...checkRoutes(build, around.record),
    ...checkLostRoutes(build, around.record),
    ...checkRollbackTarget(build, around),
  ];
}

const live = { make: blocks, by: 'the live shell' };
const onTrial = { make: blocks, by: 'the shell that is rolled out' };
const before = { make: warns, by: 'the shell before it, which open tabs still run,' };

function checkItself(build: BuildManifest): Finding[] {
  const paths = new Set(build.files.map(({ path }) => path));
  const named = [build.entry, ...build.preload, ...build.routes.flatMap(({ preload }) => preload)];
  const absent = [...new Set(named)].filter((path) => !paths.has(path));
  const findings = absent.map((path) =>
    blocks('file-missing', `The build names ${path} but does not contain it.`),
  );
  if (!build.exposes.includes(exposedModule)) {
    const exposed = build.exposes.join(', ') || 'nothing';
    findings.push(
      blocks('exposes', `The shell asks for ${exposedModule}, the build exposes ${exposed}.`),
    );
  }
  if (build.routes.length === 0) {
    findings.push(warns('no-routes', 'The build serves no route, so nobody would ever see it.'));
  }
  return findings;
}

function checkRoutes(build: BuildManifest, record: SuiteRecord): Finding[] {
  const others = Object.entries(record.remotes).filter(([name]) => name !== build.name);
  return others.flatMap(([name, { stable, candidate }]) => {
    const releases = [stable, ...(candidate ? [candidate.release] : [])];
    const owned = new Set(
      releases.flatMap(({ routes }) => routes.map(({ path }) => path.toLowerCase())),
    );
    return build.routes
      .filter(({ path }) => owned.has(path.toLowerCase()))
      .map(({ path }) => blocks('route-taken', `The route ${path} belongs to ${name}.`));
  });
}

/** Members have these addresses in their bookmarks. */
function checkLostRoutes(build: BuildManifest, record: SuiteRecord): Finding[] {
  const kept = new Set(build.routes.map(({ path }) => path.toLowerCase()));
  return (record.remotes[build.name]?.stable.routes ?? [])
    .filter(({ path }) => !kept.has(path.toLowerCase()))
    .map(({ path }) => warns('route-lost', `The build no longer serves ${path}.`));
}

/** There has to be a way back, and it has to lead to something that works. */
export function checkRollbackTarget(build: BuildManifest, around: Surroundings): Finding[] {
  const stable = around.record.remotes[build.name]?.stable;
  const target = around.ownBuilds.find(({ version }) => version === stable?.version);
  if (!stable || stable.version === build.version) return [];
  if (!target) {
    const message = `The build of ${stable.version}, which a rollback would go to, is not kept.`;
    return [blocks('no-way-back', message)];
  }
  const shell = around.shells[0];
  const reasons = shell ? checkFit(target, shell, live) : [];
  return reasons
    .filter(({ severity }) => severity === 'blocks')
    .map(({ message }) =>
      warns('rollback-target', `A rollback to ${target.version} would fail: ${message}`),
    );
}
