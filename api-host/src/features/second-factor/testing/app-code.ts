import { Secret, TOTP } from 'otpauth';

/** What an authenticator app shows at a moment. */
export const codeAt = (secret: string, at: Date): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: at.getTime() });
