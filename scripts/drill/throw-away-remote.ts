import type { BuildManifest } from 'shared-kit/contract/releases';
import { copyBuild } from '../build/copy-build';

/** How the candidate of a drill is broken. */
export const faults = ['evaluation', 'render'] as const;
export type Fault = (typeof faults)[number];

/** The throw-away remote: a copy of a real one under a name and an address of its own. */
export const drillRemote = { name: 'drill', path: '/drill' } as const;

/** What is copied: a page that anybody may see and that needs no data, and the text it shows. */
export const copied = { remote: 'projects', path: '/template', text: 'Upcoming Events' } as const;

export interface CopyOptions {
  readonly version: string;
  /** Null for a version that works. */
  readonly fault: Fault | null;
}

/** What the page of a version shows in its heading. */
export const headingOf = (version: string): string => `Drill ${version}`;

const title = new RegExp(`(["'\`])${copied.text}\\1`, 'g');
const throwing = '(()=>{throw new Error("This version was broken on purpose")})()';

/**
 * A script of the copy: another container and chunk registry, so that nothing of the real remote is
 * touched, another address, and the fault.
 */
export function copyScript(
  text: string,
  { version, fault }: CopyOptions,
  isEntry: boolean,
): string {
  const registry = `drill_${version.replaceAll(/\W/g, '_')}`;
  // The remote's routes have the page's title as well; they are not the page.
  const declares = text.includes(`"${copied.path}":{`);
  const shown = fault === 'render' ? throwing : JSON.stringify(headingOf(version));
  const renamed = text
    .replaceAll(/webpackChunkmfe_projects\w*/g, `webpackChunkmfe_${registry}`)
    .replaceAll(/mfe_projects@[\w.-]+/g, `mfe_drill@${version}`)
    .replaceAll('mfe_projects', 'mfe_drill')
    .replaceAll(`"${copied.path}"`, `"${drillRemote.path}"`)
    .replaceAll(title, declares ? '$&' : shown);
  return fault === 'evaluation' && isEntry ? `${throwing};${renamed}` : renamed;
}

function ownRoute({ routes }: BuildManifest): BuildManifest['routes'] {
  const found = routes.filter((route) => route.path === copied.path);
  if (found.length === 0) throw new Error(`The build of ${copied.remote} has no ${copied.path}`);
  return found.map((route) => ({ ...route, path: drillRemote.path, title: 'Drill', menu: null }));
}

/** Copies a build as a version of the throw-away remote into a folder. */
export async function copyAsDrill(build: string, to: string, options: CopyOptions): Promise<void> {
  await copyBuild(build, to, {
    describe: (manifest) => ({
      ...manifest,
      name: drillRemote.name,
      version: options.version,
      routes: ownRoute(manifest),
    }),
    change: (text, file, manifest) => copyScript(text, options, file === manifest.entry),
  });
}
