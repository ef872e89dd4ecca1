import type { SignedRecord, SuiteRecord } from '../contract/releases';
import { recordType } from '../contract/rollout';
import type { PinnedKey } from '../contract/rollout';

/** A key of a host, and what it signs. */
export interface Signer {
  readonly pinned: PinnedKey;
  sign(record: SuiteRecord): Promise<SignedRecord>;
}

function base64Url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Makes a key that signs records as a host does. */
export async function createSigner(kid: string): Promise<Signer> {
  const { subtle } = globalThis.crypto;
  const pair = await subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign']);
  const { x = '', y = '' } = await subtle.exportKey('jwk', pair.publicKey);
  const encode = (text: string) => new TextEncoder().encode(text);
  const header = { alg: 'ES256', typ: recordType, b64: false, crit: ['b64'], kid };
  const encoded = base64Url(encode(JSON.stringify(header)));
  return {
    pinned: { kid, kty: 'EC', crv: 'P-256', x, y },
    async sign(record) {
      const payload = JSON.stringify(record);
      const data = encode(`${encoded}.${payload}`);
      const algorithm = { name: 'ECDSA', hash: 'SHA-256' };
      const signature = new Uint8Array(await subtle.sign(algorithm, pair.privateKey, data));
      return { payload, signatures: [{ protected: encoded, signature: base64Url(signature) }] };
    },
  };
}
