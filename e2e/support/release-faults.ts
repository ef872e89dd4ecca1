import { expect } from '@playwright/test';
import type { Page, Route } from '@playwright/test';
import type { ChangeableBuild } from './candidates';

/** One way in which a candidate is bad; each is published, released to everyone and visited. */
export interface Fault {
  readonly title: string;
  /** What its team got wrong. */
  readonly build?: (build: ChangeableBuild) => void;
  /** What happens to its files on the way. */
  readonly network?: (page: Page, build: ChangeableBuild) => Promise<unknown>;
  readonly reported: string;
}

/** Puts something in the place of a text in whichever files have it; none is a test that tests nothing. */
function replaceIn({ files }: ChangeableBuild, text: RegExp, replacement: string): void {
  const hit = [...files].filter(([, script]) => script.search(text) !== -1);
  expect(hit.length).toBeGreaterThan(0);
  for (const [file, script] of hit) files.set(file, script.replaceAll(text, replacement));
}

const throwing = '(() => { throw new RangeError("rendering is broken"); })()';

/** A file of the candidate as browsers ask for it. */
const fileOf = ({ manifest }: ChangeableBuild, file: string): RegExp =>
  new RegExp(`/remotes/${manifest.name}/${manifest.version}/${file.replaceAll('.', '\\.')}`);

async function tamper(route: Route): Promise<void> {
  const body = `${await (await route.fetch()).text()};globalThis.tampered = true;`;
  await route.fulfill({ contentType: 'text/javascript', body });
}

/** The chunk of a dialog that opens in the mounted page. */
function dialogChunk({ files }: ChangeableBuild): string {
  const found = [...files].filter(([, script]) => script.includes('"Add User"'));
  expect(found).toHaveLength(1);
  return found[0]![0];
}

/** Before the page has been seen. */
export const firstFaults: readonly Fault[] = [
  {
    title: 'is not there',
    network: (page, build) =>
      page.route(fileOf(build, build.manifest.entry), (route) => route.fulfill({ status: 404 })),
    reported: 'load http-404',
  },
  {
    title: 'throws when it is evaluated',
    build: ({ manifest, files }) => {
      files.set(manifest.entry, `throw new TypeError("bad release");${files.get(manifest.entry)}`);
    },
    reported: 'evaluation entry-threw',
  },
  {
    title: 'was made for another kit',
    build: (build) => replaceIn(build, /("shared-kit\/ui",!1,\[1),1/g, '$1,9'),
    reported: 'contract share-mismatch',
  },
  {
    title: 'has other bytes than were released',
    network: (page, build) => page.route(fileOf(build, build.manifest.entry), tamper),
    reported: 'integrity hash-mismatch',
  },
  {
    title: 'throws when it first renders',
    build: (build) => replaceIn(build, /"Search by email\.\.\."/g, throwing),
    reported: 'render range-error',
  },
];

/** In a part that is asked for while the page is used. */
export const lateFaults: readonly Fault[] = [
  {
    title: 'is not there',
    network: (page, build) =>
      page.route(fileOf(build, dialogChunk(build)), (route) => route.fulfill({ status: 404 })),
    reported: 'chunk http-404',
  },
  {
    title: 'has other bytes than were released',
    network: (page, build) => page.route(fileOf(build, dialogChunk(build)), tamper),
    reported: 'integrity hash-mismatch',
  },
];

/** A part that never arrives and never fails. */
export const silentChunk: Fault = {
  title: 'says nothing',
  network: (page, build) => page.route(fileOf(build, dialogChunk(build)), () => undefined),
  reported: 'chunk timeout',
};

/** Code of the candidate that fails where nobody catches it: F8 throws, F9 asks for a file in vain. */
export const uncaught = (version: string): string => `
addEventListener("keyup", ({ key }) => {
  if (key === "F8") throw new Error("nobody catches this");
  const request = location.origin + "/remotes/admin/${version}/late.js";
  const error = { name: "ChunkLoadError", type: "error", request };
  if (key === "F9") Promise.reject(Object.assign(new Error("late"), error));
});`;
