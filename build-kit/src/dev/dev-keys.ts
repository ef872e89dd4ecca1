import { generateKeyPairSync, sign } from 'node:crypto';
import type { SignedRecord } from 'shared-kit/contract/releases';
import { recordType } from 'shared-kit/contract/rollout';
import type { PinnedKey } from 'shared-kit/contract/rollout';

/** A key of the development server's own: it says what its pages run, no host does. */
export interface DevKeys {
  readonly list: () => readonly PinnedKey[];
  readonly sign: (payload: string) => SignedRecord['signatures'];
}

/** Makes the key that the pages of one development server pin; it is nowhere but in this process. */
export function makeDevKeys(): DevKeys {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = privateKey.export({ format: 'jwk' });
  const key = { kid: 'development', kty: 'EC', crv: 'P-256', x, y } as const;
  return {
    list: () => [key],
    sign(payload) {
      const header = { alg: 'ES256', typ: recordType, b64: false, crit: ['b64'], kid: key.kid };
      const encoded = Buffer.from(JSON.stringify(header)).toString('base64url');
      const data = Buffer.from(`${encoded}.${payload}`, 'utf8');
      const signature = sign('sha256', data, { key: privateKey, dsaEncoding: 'ieee-p1363' });
      return [{ protected: encoded, signature: signature.toString('base64url') }];
    },
  };
}
