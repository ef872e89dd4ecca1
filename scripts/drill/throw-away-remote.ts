import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildManifest } from 'shared-kit/contract/releases';
import type { BuildManifest } from 'shared-kit/contract/releases';

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
  const renamed = text
    .replaceAll(/webpackChunkmfe_projects\w*/g, `webpackChunkmfe_${registry}`)
    .replaceAll(/mfe_projects@[\w.-]+/g, `mfe_drill@${version}`)
    .replaceAll('mfe_projects', 'mfe_drill')
    .replaceAll(`"${copied.path}"`, `"${drillRemote.path}"`)
    .replaceAll(title, fault === 'render' ? throwing : JSON.stringify(headingOf(version)));
  return fault === 'evaluation' && isEntry ? `${throwing};${renamed}` : renamed;
}

function describeCopy(manifest: BuildManifest, files: BuildManifest['files'], version: string) {
  const routes = manifest.routes
    .filter((route) => route.path === copied.path)
    .map((route) => ({ ...route, path: drillRemote.path, title: 'Drill' }));
  if (routes.length === 0) throw new Error(`The build of ${copied.remote} has no ${copied.path}`);
  return { ...manifest, name: drillRemote.name, version, routes, files };
}

/** Copies a build as a version of the throw-away remote into a folder. */
export async function copyAsDrill(build: string, to: string, options: CopyOptions): Promise<void> {
  const manifest = buildManifest.parse(
    JSON.parse(await readFile(path.join(build, 'build.json'), 'utf8')),
  );
  await mkdir(to, { recursive: true });
  const named = new Set(manifest.files.map((file) => file.path));
  const names = (await readdir(build)).filter((name) => named.has(name));
  const files = await Promise.all(
    names.map(async (name) => {
      const text = await readFile(path.join(build, name), 'utf8');
      const content = copyScript(text, options, name === manifest.entry);
      await writeFile(path.join(to, name), content);
      const digest = createHash('sha384').update(content).digest('base64');
      return { path: name, size: Buffer.byteLength(content), integrity: `sha384-${digest}` };
    }),
  );
  const description = describeCopy(manifest, files, options.version);
  await writeFile(path.join(to, 'build.json'), JSON.stringify(description, null, 2));
}
