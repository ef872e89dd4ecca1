import type { BuildManifest, Finding } from 'shared-kit/contract/releases';
import { isInRange } from 'shared-kit/contract/rollout';

export const blocks = (code: string, message: string): Finding => ({
  severity: 'blocks',
  code,
  message,
});
export const warns = (code: string, message: string): Finding => ({
  severity: 'warns',
  code,
  message,
});

/** How what does not fit is told. */
interface Telling {
  readonly make: typeof blocks;
  /** The shell, as a sentence names it. */
  readonly by: string;
  /** The remote, as a sentence names it. */
  readonly who?: string;
}

/** Whether a shell offers what a remote takes; one sentence for each thing it does not. */
export function checkFit(build: BuildManifest, shell: BuildManifest, telling: Telling): Finding[] {
  const { offers } = shell;
  if (!offers) {
    return [
      warns('shell-silent', `Shell ${shell.version} does not say what it offers; rebuild it.`),
    ];
  }
  const { make, by, who = 'The build' } = telling;
  return [
    ...checkRange(telling, 'host-api', 'host API', build.hostApi, offers.hostApi),
    ...checkRange(telling, 'shared-kit', 'shared-kit', build.sharedKit, offers.sharedKit),
    ...takenModules(build).flatMap((key) => {
      const offered = offers.shared[key];
      if (offered === undefined) {
        return [make('share-missing', `${who} takes ${key}, which ${by} does not offer.`)];
      }
      return checkRange(telling, 'share-range', key, build.shared[key] ?? '*', offered);
    }),
  ];
}

/** Only what its pages really take; the list of ranges names everything it could take. */
function takenModules(build: BuildManifest): string[] {
  return [...new Set(build.routes.flatMap(({ shares }) => shares))].toSorted();
}

function checkRange(
  { make, by, who = 'The build' }: Telling,
  code: string,
  what: string,
  range: string,
  offered: string,
): Finding[] {
  const fits = isInRange(offered, range);
  if (fits === null) {
    return [make(code, `The range "${range}" of ${what} cannot be compared with ${offered}.`)];
  }
  return fits ? [] : [make(code, `${who} needs ${what} ${range}; ${by} offers ${offered}.`)];
}
