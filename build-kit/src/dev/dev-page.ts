import type {
  BuildManifest,
  RemoteVersion,
  SignedRecord,
  SuiteRecord,
} from 'shared-kit/contract/releases';
import { inlinedKeysId, inlinedSignedRecordId, isSuiteRecord } from 'shared-kit/contract/rollout';
import type { DevKeys } from './dev-keys';

/** The remote under development, as the page is to run it. */
export interface DevRemote {
  readonly name: string;
  readonly release: RemoteVersion;
}

/** A build as a record names it. Its files change while the page is open, so nothing is promised of them. */
export function toDevRemote(manifest: BuildManifest): DevRemote {
  const { name, version, entry, preload, hostApi, sharedKit, routes } = manifest;
  const base = `/remotes/${name}/${version}/`;
  const release = { version, base, entry, preload, hostApi, sharedKit, routes, files: {} };
  return { name, release };
}

/** Everybody gets the remote under development; all others stay what the host says. */
function withDevRemote(record: SuiteRecord, { name, release }: DevRemote): SuiteRecord {
  return { ...record, remotes: { ...record.remotes, [name]: { stable: release } } };
}

function readRecord(document: unknown): SuiteRecord {
  const payload = (document as { payload?: unknown } | null)?.payload;
  const record: unknown = typeof payload === 'string' ? JSON.parse(payload) : null;
  if (!isSuiteRecord(record))
    throw new Error('The host serves no release record this understands.');
  return record;
}

function publish(document: unknown, remote: DevRemote, keys: DevKeys): SignedRecord {
  const payload = JSON.stringify(withDevRemote(readRecord(document), remote));
  return { payload, signatures: keys.sign(payload) };
}

/** `/releases.json` of the host with the remote under development in it. */
export function placeInRecord(text: string, remote: DevRemote, keys: DevKeys): string {
  return JSON.stringify(publish(JSON.parse(text), remote, keys));
}

const element = (id: string): RegExp =>
  new RegExp(`(<script type="application/json" id="${id}">)(.*?)(</script>)`, 's');

/** JSON inside a script element ends only at a `<`; escaped, it cannot. */
const inline = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * The host's page with the remote under development in its record, signed with a key that the page
 * pins. Preload links of the version that the host would have served go.
 */
export function placeInPage(page: string, remote: DevRemote, keys: DevKeys): string {
  const document: unknown = JSON.parse(element(inlinedSignedRecordId).exec(page)?.[2] ?? 'null');
  const contents = {
    [inlinedSignedRecordId]: publish(document, remote, keys),
    [inlinedKeysId]: keys.list(),
  };
  const placed = Object.entries(contents).reduce(
    (text, [id, content]) =>
      text.replace(
        element(id),
        (_, start: string, __, end: string) => start + inline(content) + end,
      ),
    page,
  );
  const preload = new RegExp(
    `<link rel="preload"[^>]* href="/remotes/${remote.name}/[^>]*>\\n?`,
    'g',
  );
  return placed.replaceAll(preload, '');
}

/** Whether the remote under development serves a path; the host need not know it. */
export function servesPath({ release }: DevRemote, pathname: string): boolean {
  const wanted = pathname.replace(/(?<=.)\/+$/, '').toLowerCase();
  return release.routes.some(({ path }) => path.toLowerCase() === wanted);
}

/** Headers that are about the host's own bytes, or forbid what hot replacement does. */
const dropped =
  /^(content-(length|encoding)|transfer-encoding|connection|keep-alive|etag|integrity-policy)/;

/** Headers for a page that was changed: it may also listen to the development server's socket. */
export function headersForPage(headers: Headers, socketUrl: string): Record<string, string> {
  const kept = [...headers].filter(([name]) => !dropped.test(name));
  return Object.fromEntries(
    kept.map(([name, value]) =>
      name === 'content-security-policy'
        ? [name, value.replace(/connect-src /, `connect-src ${socketUrl} `)]
        : [name, value],
    ),
  );
}
