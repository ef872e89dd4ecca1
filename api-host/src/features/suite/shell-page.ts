import type { RuntimeConfig } from 'shared-kit/contract';
import type { BuildManifest } from 'shared-kit/contract/releases';
import {
  grantedChoices,
  inlinedKeysId,
  inlinedPageLoadId,
  inlinedShellFilesId,
  inlinedSignedRecordId,
} from 'shared-kit/contract/rollout';
import type { HandedOutLoad } from 'shared-kit/contract/rollout';
import { escapeAttribute, escapeJson } from 'site-document/escape';
import { importMapOf } from './import-map';
import type { ReleasePublication } from '../releases/record/release-feed';
import type { DrawnShell } from './drawn-shell';

/** What a page is made of. */
export interface PageParts {
  readonly publication: ReleasePublication;
  readonly shell: DrawnShell;
  /** Whom the browser draws its versions for. */
  readonly subject: string;
  readonly pageLoad: HandedOutLoad;
}

/** A script of the page, and what it must be. */
interface PageScript {
  readonly address: string;
  /** Absent only where a build does not say: then browsers that know Integrity-Policy do not run it. */
  readonly integrity: string | undefined;
}

interface PageFiles {
  /** In the order in which they run. */
  readonly start: readonly PageScript[];
  readonly preload: readonly PageScript[];
  readonly fonts: readonly string[];
}

type Drawn = Pick<PageParts, 'publication' | 'subject' | 'pageLoad'>;

/** The version this browser is going to run. */
const releaseOf = ({ publication: { record }, subject, pageLoad }: Drawn, remote: string) =>
  grantedChoices(record, remote, subject, pageLoad.audience)[0]?.release;

function findRoute(drawn: Drawn, path: string) {
  const wanted = path.replace(/(?<=.)\/+$/, '').toLowerCase();
  for (const remote of Object.keys(drawn.publication.record.remotes)) {
    const release = releaseOf(drawn, remote);
    const route = release?.routes.find((candidate) => candidate.path.toLowerCase() === wanted);
    if (release && route) return { release, route };
  }
  return null;
}

/** Whether some remote serves the path. */
export function isServedPath(parts: Drawn, path: string): boolean {
  return findRoute(parts, path) !== null;
}

const shellBase = ({ version }: BuildManifest): string => `/shell/${version}/`;

/** Hash per script of the shell: it verifies its own late ones as it does those of remotes. */
function shellHashes({ files }: BuildManifest): Record<string, string> {
  const scripts = files.filter(({ path }) => path.endsWith('.js'));
  return Object.fromEntries(scripts.map(({ path, integrity }) => [path, integrity]));
}

/** A script of a shell that the page itself starts. */
const scriptOf = (shell: BuildManifest, file: string): PageScript => ({
  address: shellBase(shell) + file,
  integrity: shellHashes(shell)[file],
});

/** Scripts of one build, each once. */
function scriptsOf(base: string, hashes: Readonly<Record<string, string>>, files: string[]) {
  return [...new Set(files)].map((file) => ({ address: base + file, integrity: hashes[file] }));
}

/**
 * What the page of a path needs, known before any script has run: the shell, the remote that serves
 * the path with its page, and the shared modules that page takes lazily.
 */
function listPageFiles(parts: PageParts, path: string): PageFiles {
  const { manifest: shell, watchedBy } = parts.shell;
  const found = findRoute(parts, path);
  const shares = (found?.route.shares ?? []).flatMap((key) => shell.provides[key] ?? []);
  const frame = found?.route.access === 'member' ? shell.framePreload : [];
  const base = shellBase(shell);
  const hashes = shellHashes(shell);
  const remoteScripts = found
    ? scriptsOf(found.release.base, found.release.files, [
        found.release.entry,
        ...found.release.preload,
        ...found.route.preload,
      ])
    : [];
  return {
    start: [
      ...(watchedBy?.startWatch === undefined ? [] : [scriptOf(watchedBy, watchedBy.startWatch)]),
      scriptOf(shell, shell.entry),
    ],
    preload: [
      ...scriptsOf(base, hashes, [...shell.preload, ...frame, ...shares]),
      ...remoteScripts,
    ],
    fonts: shell.fonts.map((file) => base + file),
  };
}

/** The attributes under which a script is asked for. Preload and script have to agree, or it is fetched twice. */
function verified({ integrity }: PageScript): string {
  return integrity === undefined ? 'crossorigin' : `crossorigin integrity="${integrity}"`;
}

/** The operator's logo in the browser's tab; otherwise the letter the host draws. */
function iconLink({ logoUrl }: RuntimeConfig): string {
  return logoUrl === undefined
    ? '<link rel="icon" href="/favicon.svg" type="image/svg+xml">'
    : `<link rel="icon" href="${escapeAttribute(logoUrl)}">`;
}

function inlineJson(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${escapeJson(value)}</script>`;
}

/**
 * The one page of the application. Record and configuration ride along, so that nothing has to be
 * fetched before the first render; the policy allows no inline script, and JSON is none.
 */
export function renderShellPage(parts: PageParts, config: RuntimeConfig, path: string): string {
  const { start, preload, fonts } = listPageFiles(parts, path);
  const { manifest: shell } = parts.shell;
  const { signed, keys } = parts.publication;
  const links = [
    ...fonts.map(
      (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`,
    ),
    ...preload.map(
      (file) => `<link rel="preload" as="script" ${verified(file)} href="${file.address}">`,
    ),
  ];
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escapeAttribute(config.brandName)}</title>`,
    iconLink(config),
    `<script type="importmap">${importMapOf(parts.publication.record).text}</script>`,
    ...links,
    ...start.map((file) => `<script defer ${verified(file)} src="${file.address}"></script>`),
    '</head>',
    '<body>',
    '<div id="root"></div>',
    `<noscript><p>${escapeAttribute(config.brandName)} needs JavaScript. Please allow it and reload the page.</p></noscript>`,
    inlineJson('sitewright-config', config),
    inlineJson(inlinedSignedRecordId, signed),
    inlineJson(inlinedKeysId, keys),
    inlineJson(inlinedPageLoadId, parts.pageLoad),
    inlineJson(inlinedShellFilesId, { base: shellBase(shell), files: shellHashes(shell) }),
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
