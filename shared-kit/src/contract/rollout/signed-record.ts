import type { SuiteRecord } from '../releases/suite-record';
import type { AudienceGrant } from './assignment';
import { isSuiteRecord } from './record-shape';
import type { ShellRun } from './shell-release';
import { ascii, fromBase64Url, utf8 } from './text-bytes';

/** A public key that release records are signed with, as a JSON Web Key. */
export interface PinnedKey {
  readonly kid: string;
  readonly kty: 'EC';
  readonly crv: 'P-256';
  readonly x: string;
  readonly y: string;
}

/** Why a record is refused; the rest of the page goes on with the last good one. */
export type RecordProblem =
  | 'malformed'
  | 'unsigned'
  | 'unknown-key'
  | 'bad-signature'
  | 'older'
  | 'cannot-verify';

/** A record that may be followed, or the reason why not. */
export type OpenedRecord =
  | { readonly record: SuiteRecord; readonly kid: string; readonly problem: null }
  | { readonly record: null; readonly problem: RecordProblem };

/** What of `crypto.subtle` is needed; browsers offer it on https and on localhost only. */
export interface SubtleVerifier<Key> {
  importKey(
    format: 'jwk',
    key: { kty: string; crv: string; x: string; y: string },
    algorithm: { name: 'ECDSA'; namedCurve: 'P-256' },
    extractable: boolean,
    usages: 'verify'[],
  ): Promise<Key>;
  verify(
    algorithm: { name: 'ECDSA'; hash: 'SHA-256' },
    key: Key,
    signature: Uint8Array<ArrayBuffer>,
    data: Uint8Array<ArrayBuffer>,
  ): Promise<boolean>;
}

/** What a record is held against. */
export interface RecordTrust<Key> {
  readonly keys: readonly PinnedKey[];
  /** `crypto.subtle`; undefined where the browser has none. */
  readonly subtle: SubtleVerifier<Key> | undefined;
  /** Serial of the newest record seen so far; an older one is refused. */
  readonly newest: number;
}

/** Id of the page's inlined element that holds the same document as `/releases.json`. */
export const inlinedSignedRecordId = 'sitewright-signed-releases';

/** Id of the page's inlined element that holds the pinned public keys, an array of `PinnedKey`. */
export const inlinedKeysId = 'sitewright-release-keys';

/** Id of the page's inlined element that holds a `HandedOutLoad`. */
export const inlinedPageLoadId = 'sitewright-page-load';

/** How the host names a page load: whatever the page reports carries `load`. */
export interface HandedOutLoad {
  /** The page load with the host's signature, good for 24 hours; opaque to browsers. */
  readonly load: string;
  /** An id for a browser that has none yet: the host has drawn this page's versions for it. */
  readonly browser?: string;
  /** Not there where its visitor is in no audience. */
  readonly audience?: AudienceGrant;
  /** The shell the page is made of. A host from before the shell was released like a remote does not say. */
  readonly shell?: ShellRun;
}

/** Id of the page's inlined element that holds the shell's folder and the hash of every script in it. */
export const inlinedShellFilesId = 'sitewright-shell-files';

/** `typ` of the protected header: a signature made for something else is no signature of a record. */
export const recordType = 'sitewright-release+jws';

interface Signature {
  readonly protected: string;
  readonly signature: string;
}

/**
 * Opens `/releases.json`: a JWS in the general JSON serialization (RFC 7515) with an unencoded payload
 * (RFC 7797), ES256. One valid signature by a pinned key is enough, so keys can overlap. Everything
 * outside `payload` and `signatures` is unsigned and ignored.
 */
export async function openSignedRecord<Key>(
  document: unknown,
  trust: RecordTrust<Key>,
): Promise<OpenedRecord> {
  const signed = readEnvelope(document);
  if (signed === null) return refused('malformed');
  if (signed.signatures.length === 0) return refused('unsigned');
  if (!trust.subtle) return refused('cannot-verify');
  const kid = await findSigner(signed, trust.keys, trust.subtle);
  if (typeof kid !== 'string') return refused(kid.problem);
  const record = parse(signed.payload);
  if (!isSuiteRecord(record)) return refused('malformed');
  if (record.serial < trust.newest) return refused('older');
  return { record, kid, problem: null };
}

const refused = (problem: RecordProblem): OpenedRecord => ({ record: null, problem });

function readEnvelope(document: unknown) {
  if (typeof document !== 'object' || document === null) return null;
  if (!('payload' in document) || typeof document.payload !== 'string') return null;
  const signatures = 'signatures' in document ? document.signatures : [];
  if (!Array.isArray(signatures) || !signatures.every(isSignature)) return null;
  return { payload: document.payload, signatures };
}

function isSignature(value: unknown): value is Signature {
  return (
    typeof value === 'object' &&
    value !== null &&
    'protected' in value &&
    typeof value.protected === 'string' &&
    'signature' in value &&
    typeof value.signature === 'string'
  );
}

async function findSigner<Key>(
  { payload, signatures }: { payload: string; signatures: readonly Signature[] },
  keys: readonly PinnedKey[],
  subtle: SubtleVerifier<Key>,
): Promise<string | { problem: RecordProblem }> {
  let problem: RecordProblem = 'unknown-key';
  for (const { protected: header, signature } of signatures) {
    const kid = readKid(header);
    const key = keys.find((candidate) => candidate.kid === kid);
    if (!key) continue;
    problem = 'bad-signature';
    const bytes = fromBase64Url(signature);
    if (bytes && (await isSignedBy(key, utf8(`${header}.${payload}`), bytes, subtle))) {
      return key.kid;
    }
  }
  return { problem };
}

/** The key id of a header that says exactly what we sign with; null for any other algorithm or option. */
function readKid(header: string): string | null {
  const bytes = fromBase64Url(header);
  const fields = bytes && parse(ascii(bytes));
  if (typeof fields !== 'object' || fields === null) return null;
  const { alg, typ, b64, crit, kid, ...others } = fields as Record<string, unknown>;
  const isOurs =
    alg === 'ES256' &&
    typ === recordType &&
    b64 === false &&
    JSON.stringify(crit) === '["b64"]' &&
    Object.keys(others).length === 0;
  return isOurs && typeof kid === 'string' ? kid : null;
}

async function isSignedBy<Key>(
  { kty, crv, x, y }: PinnedKey,
  data: Uint8Array<ArrayBuffer>,
  signature: Uint8Array<ArrayBuffer>,
  subtle: SubtleVerifier<Key>,
): Promise<boolean> {
  try {
    const algorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const;
    const key = await subtle.importKey('jwk', { kty, crv, x, y }, algorithm, false, ['verify']);
    return await subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, key, signature, data);
  } catch {
    // A key or signature the browser cannot even read verifies nothing.
    return false;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
