import { createHash, createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import {
  mkdirSync,
  openSync,
  closeSync,
  fsyncSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { recordType } from 'shared-kit/contract/rollout';
import type { PinnedKey } from 'shared-kit/contract/rollout';
import type { SignedRecord } from 'shared-kit/contract/releases';

type Signature = SignedRecord['signatures'][number];

/** The private keys a host signs with. They are in no database, which knows the public halves. */
export interface SigningKeys {
  /** From the environment, the same on several hosts: they are added and removed there alone. */
  readonly isGiven: boolean;
  /** Oldest first; at least one. */
  readonly list: () => readonly PinnedKey[];
  /** Makes another key; from now on both sign. */
  readonly add: () => PinnedKey;
  /** Forgets a key for good. */
  readonly remove: (kid: string) => void;
  /** Signs with every key, so that pages that pin only an old one go on verifying. */
  readonly sign: (payload: string) => Signature[];
}

interface HeldKey {
  readonly pinned: PinnedKey;
  readonly privateKey: KeyObject;
}

/** Keys in memory, for tests and as the base of the folder's. */
export function memoryKeys(held: HeldKey[] = [makeKey()]): SigningKeys {
  return {
    isGiven: false,
    list: () => held.map(({ pinned }) => pinned),
    add() {
      const key = makeKey();
      held.push(key);
      return key.pinned;
    },
    remove(kid) {
      const at = held.findIndex(({ pinned }) => pinned.kid === kid);
      if (at >= 0) held.splice(at, 1);
    },
    sign: (payload) => held.map((key) => signWith(key, payload)),
  };
}

/** Keys from the environment, oldest first. A host that is replaced by another one goes on signing with the same. */
export function givenKeys(keys: readonly KeyObject[]): SigningKeys {
  return { ...memoryKeys(keys.map(describe)), isGiven: true };
}

/** Keys in a folder that only the host's user may read; the first start makes one. */
export function folderKeys(folder: string): SigningKeys {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const names = readdirSync(folder).filter((name) => name.endsWith('.pem'));
  const held = names.toSorted().map((name) => readKey(readFileSync(join(folder, name), 'utf8')));
  const keys = memoryKeys(held);
  // The number keeps them in order of age.
  const fileOf = (kid: string) => readdirSync(folder).find((name) => name.endsWith(`-${kid}.pem`));
  const add = () => {
    const pinned = keys.add();
    const key = held.find((candidate) => candidate.pinned.kid === pinned.kid);
    const number = String(nextNumber(readdirSync(folder))).padStart(4, '0');
    if (key) writeKey(folder, `${number}-${pinned.kid}.pem`, key.privateKey);
    return pinned;
  };
  if (held.length === 0) add();
  return {
    ...keys,
    add,
    remove(kid) {
      const file = fileOf(kid);
      if (file) rmSync(join(folder, file));
      keys.remove(kid);
    },
  };
}

const nextNumber = (names: readonly string[]): number =>
  Math.max(0, ...names.map((name) => Number.parseInt(name, 10) || 0)) + 1;

function writeKey(folder: string, name: string, key: KeyObject): void {
  const temporary = join(folder, `${name}.partial`);
  writeFileSync(temporary, key.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  const file = openSync(temporary, 'r');
  fsyncSync(file);
  closeSync(file);
  renameSync(temporary, join(folder, name));
}

function makeKey(): HeldKey {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return describe(privateKey);
}

const readKey = (pem: string): HeldKey => describe(createPrivateKey(pem));

/** The key's id is its thumbprint (RFC 7638): the same key has the same name everywhere. */
function describe(privateKey: KeyObject): HeldKey {
  const { x = '', y = '' } = privateKey.export({ format: 'jwk' });
  const thumbprint = JSON.stringify({ crv: 'P-256', kty: 'EC', x, y });
  const kid = createHash('sha256').update(thumbprint).digest('base64url').slice(0, 16);
  return { pinned: { kid, kty: 'EC', crv: 'P-256', x, y }, privateKey };
}

function signWith({ pinned, privateKey }: HeldKey, payload: string): Signature {
  const header = { alg: 'ES256', typ: recordType, b64: false, crit: ['b64'], kid: pinned.kid };
  const encoded = Buffer.from(JSON.stringify(header)).toString('base64url');
  const data = Buffer.from(`${encoded}.${payload}`, 'utf8');
  const signature = sign('sha256', data, { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return { protected: encoded, signature: signature.toString('base64url') };
}
