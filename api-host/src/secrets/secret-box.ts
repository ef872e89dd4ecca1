import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { EncryptionKey } from './encryption-key';

/** A secret that cannot be decrypted here, and why. */
export class UnreadableSecret extends Error {
  override readonly name = 'UnreadableSecret';
  constructor(readonly reason: 'no key' | 'another key' | 'changed') {
    super(`secret unreadable: ${reason}`);
  }
}

/** Encrypts secrets in the database, so that a copy of it does not reveal them. */
export interface SecretBox {
  /**
   * `about` identifies its row (additional authenticated data): it cannot be decrypted for another
   * row.
   */
  readonly seal: (secret: string, about: string) => string;
  /** Throws UnreadableSecret. */
  readonly open: (sealed: string, about: string) => string;
}

const version = 'v1';
const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/**
 * `v1.<key>.<iv>.<text and tag>`: AES-256-GCM. The second part identifies the key (a prefix of its
 * hash), so that a wrong key and a changed row can be distinguished.
 */
export function secretBox(keys: EncryptionKey): SecretBox {
  return {
    seal(secret, about) {
      const key = keys.ensure();
      const head = `${version}.${nameOf(key)}`;
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, key, iv, { authTagLength: tagBytes });
      cipher.setAAD(Buffer.from(`${head} ${about}`));
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      const body = Buffer.concat([text, cipher.getAuthTag()]);
      return [head, iv.toString('base64url'), body.toString('base64url')].join('.');
    },
    open(sealed, about) {
      const key = keys.find();
      if (!key) throw new UnreadableSecret('no key');
      const [format, name, ...parts] = sealed.split('.');
      if (format !== version) throw new UnreadableSecret('changed');
      if (name !== nameOf(key)) throw new UnreadableSecret('another key');
      const [iv, body] = parts.map((part) => Buffer.from(part, 'base64url'));
      if (iv?.length !== ivBytes || !body || body.length < tagBytes) {
        throw new UnreadableSecret('changed');
      }
      return decrypt({ key, iv, body, about: `${format}.${name} ${about}` });
    },
  };
}

interface Sealed {
  readonly key: Buffer;
  readonly iv: Buffer;
  readonly body: Buffer;
  readonly about: string;
}

function decrypt({ key, iv, body, about }: Sealed): string {
  const decipher = createDecipheriv(algorithm, key, iv, { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(about));
  decipher.setAuthTag(body.subarray(-tagBytes));
  const text = body.subarray(0, -tagBytes);
  try {
    return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
  } catch {
    throw new UnreadableSecret('changed');
  }
}

const nameOf = (key: Buffer): string =>
  createHash('sha256').update('name of key ').update(key).digest('hex').slice(0, 8);
