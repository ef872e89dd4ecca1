import { createPrivateKey } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

/**
 * Parses private keys from the environment: PKCS #8 in base64, separated by commas. Null if one is
 * not a key for ES256.
 */
export function readReleaseKeys(text: string): KeyObject[] | null {
  try {
    return text.split(',').map((key) => readKey(key.trim()));
  } catch {
    return null;
  }
}

function readKey(base64: string): KeyObject {
  const key = createPrivateKey({
    key: Buffer.from(base64, 'base64'),
    format: 'der',
    type: 'pkcs8',
  });
  if (key.asymmetricKeyDetails?.namedCurve !== 'prime256v1') throw new Error('not on P-256');
  return key;
}
