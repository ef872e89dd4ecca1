import { Secret, TOTP } from 'otpauth';
import type { RandomBytes } from '../../randomness';

/** What every authenticator app supports (RFC 6238); many ignore other values in the QR code. */
const method = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** RFC 4226 recommends 160 bits. */
const secretBytes = 20;

/** Number of steps a phone's clock may be off, in either direction. */
const window = 1;

/** A secret in base32, as apps take it. */
export const newSecret = (random: RandomBytes): string =>
  new Secret({ buffer: Uint8Array.from(random(secretBytes)).buffer }).base32;

/** The `otpauth://` URL for a QR code. */
export const setupAddress = (secret: string, issuer: string, email: string): string =>
  new TOTP({ ...method, secret, issuer, label: email }).toString();

/** The time step (30 s since 1970) a code belongs to; null when it is not valid now. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const about = { ...method, secret: Secret.fromBase32(secret), timestamp, window };
  const delta = TOTP.validate({ token: code, ...about });
  return delta === null ? null : TOTP.counter({ period: method.period, timestamp }) + delta;
}
