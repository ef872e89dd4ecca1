import { contractReach } from 'shared-kit/contract';
import type { BuildManifest, Finding } from 'shared-kit/contract/releases';
import { blocks, checkFit, warns } from './check-fit';

/** What a shell would meet. */
interface Tenants {
  /** Builds of remotes that somebody gets: stable versions and candidates. */
  readonly live: readonly BuildManifest[];
  /** Those that browsers fall back to. */
  readonly before: readonly BuildManifest[];
}

/** Checks a build of the shell by itself, and against every remote it would have to run. */
export function checkShell(build: BuildManifest, { live, before }: Tenants): Finding[] {
  return [
    ...checkItself(build),
    ...live.flatMap((remote) => checkFit(remote, build, tellingOf(remote, blocks))),
    ...before.flatMap((remote) => checkFit(remote, build, tellingOf(remote, warns))),
  ];
}

/**
 * A shell calls what its kit knows: while a host answers that is older, its pages would have to look for another one.
 *
 * @param contracts what the hosts that answer now understand
 */
export function checkHosts({ offers }: BuildManifest, contracts: readonly string[]): Finding[] {
  const made = offers?.sharedKit;
  return contracts
    .filter((contract) => contractReach(contract, made) !== 'fits')
    .map((contract) =>
      blocks(
        'host-too-old',
        `The build was made with version ${made} of the contract, and a host that answers understands ${contract}; replace that host first.`,
      ),
    );
}

const tellingOf = ({ name, version }: BuildManifest, make: typeof blocks) => ({
  make,
  who: `${name} ${version}`,
  by: 'this shell',
});

function checkItself(build: BuildManifest): Finding[] {
  const { entry, preload, framePreload, fonts, provides, startWatch, offers, routes } = build;
  const paths = new Set(build.files.map(({ path }) => path));
  const further = startWatch === undefined ? [] : [startWatch];
  const shares = Object.values(provides).flat();
  const named = [entry, ...preload, ...framePreload, ...fonts, ...shares, ...further];
  const absent = [...new Set(named)].filter((path) => !paths.has(path));
  return [
    ...absent.map((path) =>
      blocks('file-missing', `The build names ${path} but does not contain it.`),
    ),
    ...(offers ? [] : [blocks('exposes', 'The build is no shell: it offers nothing to remotes.')]),
    ...(routes.length === 0 ? [] : [blocks('exposes', 'The build is no shell: it has pages.')]),
    ...(startWatch === undefined
      ? [blocks('no-start-watch', 'Nothing in the build watches how it starts; build it anew.')]
      : []),
  ];
}
