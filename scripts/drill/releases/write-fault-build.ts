import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildManifest } from 'shared-kit/contract/releases';
import { sharedKitRange } from 'build-kit/shared-scope';
import { noFault } from './all-faults';
import type { ReleaseFault } from './release-fault';

/** Versions of every throw-away remote: everyone has the first. */
export const faultVersions = { stable: '1.0.0-drill', candidate: '1.0.1-drill' } as const;

export const remoteOf = ({ id }: ReleaseFault): string => `drill-${id}`;
export const pathOf = (fault: ReleaseFault): string => `/${remoteOf(fault)}`;

/** What a version says in its heading. */
export const faultHeading = (version: string): string => `Drill ${version}`;

/**
 * The files of a build, written by hand: the container the shell starts, the page as a chunk, and a late part. A chunk is
 * asked for as webpack's run-time asks, in the page's head, and fails with the same error.
 */
export function faultFiles(fault: ReleaseFault, version: string): Record<string, string> {
  const remote = remoteOf(fault);
  const page = JSON.stringify(`${remote} ${version}`);
  const pages = `({ hostApi: "^1.0.0", pages: { ${JSON.stringify(pathOf(fault))}: async () => {
    await load("page.js");
    return { default: globalThis[${page}]({ React: await take("react"), session: await take("shared-kit/session"), load }) };
  } } })`;
  return {
    'entry.js': `${fault.entry ?? ''}
var mfe_${remote.replaceAll('-', '_')} = (() => {
  const here = new URL(".", document.currentScript.src).href;
  let scope;
  const take = async (key) => (await Object.values(scope[key])[0].get())();
  const load = (file) => new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = here + file;
    script.onload = resolve;
    script.onerror = (event) => reject(Object.assign(new Error("Loading chunk failed"), {
      name: "ChunkLoadError", type: event.type, request: script.src }));
    document.head.appendChild(script);
  });
  return { init(given) { scope = given; }, async get() { return () => ({ default: ${fault.container ?? pages} }); } };
})();`,
    'page.js': `globalThis[${page}] = ({ React, session, load }) => {
  const h = React.createElement;
  const pressed = { current: () => {} };
  const good = () => h("div", { style: { padding: 24 } }, h("h1", null, ${JSON.stringify(faultHeading(version))}),
    h("p", null, "Everything is in its place."), h("button", { onClick: () => pressed.current() }, "Press"));
  const Late = React.lazy(() => load("late.js").then(() => ({ default: () => h("p", null, "The late part") })));
  return function Page() {
    const [count, setCount] = React.useState(0);
    ${fault.render ?? ''}
    React.useEffect(() => { ${fault.effect ?? ''} }, []);
    return ${fault.late ? 'h("div", null, good(), h(React.Suspense, { fallback: null }, h(Late)))' : (fault.element ?? 'good()')};
  };
};`,
    'late.js': `globalThis.drillLate = ${page};`,
  };
}

function describe(fault: ReleaseFault, version: string): Omit<BuildManifest, 'files'> {
  const route = { path: pathOf(fault), access: 'member' as const, title: 'Drill' };
  return {
    name: remoteOf(fault),
    version,
    commit: null,
    builtAt: null,
    entry: 'entry.js',
    preload: [],
    framePreload: [],
    fonts: [],
    hostApi: fault.hostApi ?? '^1.0.0',
    provides: {},
    sharedKit: sharedKitRange(),
    exposes: ['./remote'],
    shared: {},
    routes: [{ ...route, preload: ['page.js'], shares: ['react', 'shared-kit/session'] }],
  };
}

/** Writes a build that describes itself into a folder: the stable version has no fault. */
export async function writeFaultBuild(
  fault: ReleaseFault,
  version: string,
  folder: string,
): Promise<void> {
  const isStable = version === faultVersions.stable;
  const shown = isStable ? { ...noFault, id: fault.id } : fault;
  await mkdir(folder, { recursive: true });
  const files = Object.entries(faultFiles(shown, version)).map(async ([file, text]) => {
    await writeFile(path.join(folder, file), text);
    const digest = createHash('sha384').update(text).digest('base64');
    return { path: file, size: Buffer.byteLength(text), integrity: `sha384-${digest}` };
  });
  const manifest = { ...describe(shown, version), files: await Promise.all(files) };
  await writeFile(path.join(folder, 'build.json'), JSON.stringify(manifest));
}
