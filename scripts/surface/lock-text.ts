import type { Surface } from './read-surface';

/** The surface as it was written down last, and the versions it had then. */
export interface SurfaceLock {
  readonly sharedKit: string;
  readonly hostApi: string;
  readonly surface: Surface;
}

const head = [
  '// The public surface of shared-kit, declaration by declaration: what remotes, shell and host may rely on.',
  '// Written by `npm run surface -- --write`; `npm run check` fails when the kit differs from it.',
];

/** The lock file's text: declarations under their names, to be read in a review. */
export function writeLock({ sharedKit, hostApi, surface }: SurfaceLock): string {
  const sections = [...surface].map(([name, text]) => `//// ${name}\n${text}\n`);
  const versions = [`//// shared-kit ${sharedKit}`, `//// host API ${hostApi}`];
  return [...head, ...versions, '', ...sections].join('\n');
}

/** Reads what `writeLock` wrote. */
export function readLock(text: string): SurfaceLock {
  const [opening = '', ...sections] = text.split(/^\/\/\/\/ (?=.* › )/m);
  const version = (of: string): string => {
    const found = new RegExp(`^//// ${of} ([\\d.]+)$`, 'm').exec(opening)?.[1];
    if (found === undefined) throw new Error(`The lock names no version of ${of}`);
    return found;
  };
  const surface = new Map(
    sections.map((section) => {
      const end = section.indexOf('\n');
      return [section.slice(0, end), section.slice(end + 1).trimEnd()] as const;
    }),
  );
  return { sharedKit: version('shared-kit'), hostApi: version('host API'), surface };
}
