import type { RuntimeConfig } from 'shared-kit/contract';
import type { BuildManifest, SuiteRecord } from 'shared-kit/contract/releases';
import { inlinedKeysId, inlinedSignedRecordId, versionFor } from 'shared-kit/contract/rollout';
import type { ReleasePublication } from '../releases/record/release-feed';

/** What a page is made of. */
export interface PageParts {
  readonly publication: ReleasePublication;
  readonly shell: BuildManifest;
  /** Whom the browser draws its versions for; null when it has not said so yet. */
  readonly subject: string | null;
}

interface PageFiles {
  readonly entry: string;
  readonly preload: readonly string[];
  readonly fonts: readonly string[];
}

/** The version this browser is going to run; the stable one while it has not said who it is. */
function releaseOf(record: SuiteRecord, remote: string, subject: string | null) {
  const choice = subject === null ? null : versionFor(record, remote, subject);
  return choice?.release ?? record.remotes[remote]?.stable;
}

function findRoute({ publication: { record }, subject }: PageParts, path: string) {
  const wanted = path.replace(/(?<=.)\/+$/, '').toLowerCase();
  for (const remote of Object.keys(record.remotes)) {
    const release = releaseOf(record, remote, subject);
    const route = release?.routes.find((candidate) => candidate.path.toLowerCase() === wanted);
    if (release && route) return { release, route };
  }
  return null;
}

/** Whether some remote serves the path. */
export function isServedPath(parts: PageParts, path: string): boolean {
  return findRoute(parts, path) !== null;
}

function shellFile(shell: BuildManifest, file: string): string {
  return `/shell/${shell.version}/${file}`;
}

/**
 * What the page of a path needs, known before any script has run: the shell, the remote that serves
 * the path with its page, and the shared modules that page takes lazily.
 */
export function listPageFiles(parts: PageParts, path: string): PageFiles {
  const { shell } = parts;
  const found = findRoute(parts, path);
  const remoteFiles = found
    ? [found.release.entry, ...found.release.preload, ...found.route.preload].map(
        (file) => found.release.base + file,
      )
    : [];
  const shares = (found?.route.shares ?? []).flatMap((key) => shell.provides[key] ?? []);
  const shellFiles = [...shell.preload, ...shares].map((file) => shellFile(shell, file));
  return {
    entry: shellFile(shell, shell.entry),
    preload: [...new Set([...shellFiles, ...remoteFiles])],
    fonts: shell.fonts.map((file) => shellFile(shell, file)),
  };
}

function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** The operator's logo in the browser's tab; otherwise the letter the host draws. */
function iconLink({ logoUrl }: RuntimeConfig): string {
  return logoUrl === undefined
    ? '<link rel="icon" href="/favicon.svg" type="image/svg+xml">'
    : `<link rel="icon" href="${escapeText(logoUrl)}">`;
}

/** JSON inside a script element ends only at a `<`; escaped, it cannot. */
function inlineJson(id: string, value: unknown): string {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${id}">${json}</script>`;
}

/**
 * The one page of the application. Record and configuration ride along, so that nothing has to be
 * fetched before the first render; the policy allows no inline script, and JSON is none.
 */
export function renderShellPage(parts: PageParts, config: RuntimeConfig, path: string): string {
  const { entry, preload, fonts } = listPageFiles(parts, path);
  const { signed, keys } = parts.publication;
  const links = [
    ...fonts.map(
      (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`,
    ),
    ...preload.map(
      // Without crossorigin, as webpack asks for files of its own origin; a preload that differs from
      // the request in that would be fetched twice.
      (file) => `<link rel="preload" as="script" href="${file}">`,
    ),
  ];
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escapeText(config.brandName)}</title>`,
    iconLink(config),
    ...links,
    `<script defer src="${entry}"></script>`,
    '</head>',
    '<body>',
    '<div id="root"></div>',
    `<noscript><p>${escapeText(config.brandName)} needs JavaScript. Please allow it and reload the page.</p></noscript>`,
    inlineJson('sitewright-config', config),
    inlineJson(inlinedSignedRecordId, signed),
    inlineJson(inlinedKeysId, keys),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
