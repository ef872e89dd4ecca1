import { isExtension } from './extension';
import { behind, separator } from './read-surface';
import type { Surface } from './read-surface';

export type Bump = 'major' | 'minor';

/** One difference, in the order of the names. */
export interface SurfaceChange {
  readonly name: string;
  readonly kind: 'removed' | 'changed' | 'extended' | 'added';
}

/** Only the shell makes one; remotes read it, so what is added to it breaks none of them. */
const providedByShell = new Set([`shared-kit/remote${separator}HostApi`]);

/** Says nothing about what can be done with the kit, and changes with every version. */
const versionsThemselves = `shared-kit/remote${separator}hostApiVersion`;

const isHidden = (name: string): boolean => name.startsWith(behind + separator);

/** What differs. Declarations behind the surface count when they change; coming and going shows in front. */
export function compareSurfaces(before: Surface, after: Surface): SurfaceChange[] {
  const names = [...new Set([...before.keys(), ...after.keys()])].toSorted();
  return names.flatMap((name): SurfaceChange[] => {
    const kind = changeOf(name, before.get(name), after.get(name));
    return kind === null ? [] : [{ name, kind }];
  });
}

function changeOf(
  name: string,
  old: string | undefined,
  now: string | undefined,
): SurfaceChange['kind'] | null {
  if (old === now || name === versionsThemselves) return null;
  if (old !== undefined && now !== undefined) {
    const isRead = providedByShell.has(name) || /^(export )?declare const/.test(now);
    return isExtension(old, now, isRead) ? 'extended' : 'changed';
  }
  if (isHidden(name)) return null;
  return old === undefined ? 'added' : 'removed';
}

/** The version bump that changes make due; null when there is nothing. */
export function dueBump(changes: readonly SurfaceChange[]): Bump | null {
  if (changes.length === 0) return null;
  return changes.some(({ kind }) => kind === 'removed' || kind === 'changed') ? 'major' : 'minor';
}

/** What the shell and remotes agree on at run time; it has a version of its own. */
const hostApiNames = new Set(
  ['HostApi', 'HostEvent', 'PageLoader', 'RemoteModule'].map(
    (name) => `shared-kit/remote${separator}${name}`,
  ),
);

/** The changes that are about the host API. */
export const aboutHostApi = (changes: readonly SurfaceChange[]): SurfaceChange[] =>
  changes.filter(({ name }) => hostApiNames.has(name));

function parse(version: string): number[] {
  return version.split('.').map(Number);
}

/** The lowest version a bump may lead to. */
export function nextVersion(version: string, bump: Bump): string {
  const [major = 0, minor = 0] = parse(version);
  return bump === 'major' ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`;
}

/** Whether a version is at least another one. */
export function isAtLeast(version: string, other: string): boolean {
  const [a, b] = [parse(version), parse(other)];
  const at = a.findIndex((part, index) => part !== b[index]);
  return at === -1 || (a[at] ?? 0) > (b[at] ?? 0);
}
