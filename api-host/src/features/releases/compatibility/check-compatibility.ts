import type { BuildManifest, Finding, SuiteRecord } from 'shared-kit/contract/releases';
import { isInRange } from 'shared-kit/contract/rollout';

/** What a build would meet. */
export interface Surroundings {
  /** The live shell, then the one open tabs may still run. */
  readonly shells: readonly BuildManifest[];
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
  const { stable } = around.record.remotes[build.name] ?? {};
  const target = around.ownBuilds.find(({ version }) => version === stable?.version);
  return [
    ...checkItself(build),
    ...around.shells.flatMap((shell, at) => checkShell(build, shell, at === 0)),
    ...checkRoutes(build, around.record),
    ...checkLostRoutes(build, around.record),
    ...checkRollbackTarget(build, target, around),
  ];
}

const blocks = (code: string, message: string): Finding => ({ severity: 'blocks', code, message });
const warns = (code: string, message: string): Finding => ({ severity: 'warns', code, message });

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

function checkShell(build: BuildManifest, shell: BuildManifest, isLive: boolean): Finding[] {
  const name = isLive ? 'the live shell' : 'the shell before it, which open tabs still run,';
  const make = isLive ? blocks : warns;
  const { offers } = shell;
  if (!offers) {
    return [
      warns('shell-silent', `Shell ${shell.version} does not say what it offers; rebuild it.`),
    ];
  }
  return [
    ...checkRange(make, 'host-api', 'host API', build.hostApi, offers.hostApi, name),
    ...checkRange(make, 'shared-kit', 'shared-kit', build.sharedKit, offers.sharedKit, name),
    ...takenModules(build).flatMap((key) => {
      const offered = offers.shared[key];
      if (offered === undefined) {
        return [make('share-missing', `The build takes ${key}, which ${name} does not offer.`)];
      }
      return checkRange(make, 'share-range', key, build.shared[key] ?? '*', offered, name);
    }),
  ];
}

/** Only what its pages really take; the list of ranges names everything it could take. */
function takenModules(build: BuildManifest): string[] {
  return [...new Set(build.routes.flatMap(({ shares }) => shares))].toSorted();
}

function checkRange(
  make: typeof blocks,
  code: string,
  what: string,
  range: string,
  offered: string,
  by: string,
): Finding[] {
  const fits = isInRange(offered, range);
  if (fits === null) {
    return [make(code, `The range "${range}" of ${what} cannot be compared with ${offered}.`)];
  }
  return fits ? [] : [make(code, `The build needs ${what} ${range}; ${by} offers ${offered}.`)];
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

function checkRollbackTarget(
  build: BuildManifest,
  target: BuildManifest | undefined,
  around: Surroundings,
): Finding[] {
  const stable = around.record.remotes[build.name]?.stable;
  if (!stable || stable.version === build.version) return [];
  if (!target) {
    const message = `The build of ${stable.version}, which a rollback would go to, is not kept.`;
    return [blocks('no-way-back', message)];
  }
  const live = around.shells[0];
  const reasons = live ? checkShell(target, live, true) : [];
  return reasons
    .filter(({ severity }) => severity === 'blocks')
    .map(({ message }) =>
      warns('rollback-target', `A rollback to ${target.version} would fail: ${message}`),
    );
}
