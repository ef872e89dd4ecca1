import { dictionary } from '@zxcvbn-ts/language-common';
import { validationFailed } from '../../errors';
import { hashPassword } from './passwords';

/** The operator's rules for new passwords, in addition to the forms' minimum. */
export interface PasswordPolicy {
  /** In characters. The forms require 6, since accounts of earlier versions have passwords of 6. */
  readonly minPasswordLength: number;
}

/** Minimum length required by ASVS and NIST; the operator may require more. */
export const defaultMinPasswordLength = 8;

let common: ReadonlySet<string> | null = null;

/** From a list ordered by frequency; rate limits stop guesses beyond these. */
const commonCount = 10_000;

/** In lower case. */
const commonPasswords = (): ReadonlySet<string> =>
  (common ??= new Set(dictionary['passwords-common'].slice(0, commonCount)));

/**
 * Hashes a newly chosen password. Refuses the most common ones, which attackers try first, and
 * those below the operator's minimum length. Existing passwords keep working.
 */
export async function hashNewPassword(
  { minPasswordLength }: PasswordPolicy,
  password: string,
): Promise<string> {
  const message = problemOf(password, minPasswordLength);
  if (message !== null) throw validationFailed([{ path: 'password', message }]);
  return hashPassword(password);
}

function problemOf(password: string, least: number): string | null {
  if (password.length < least) return `Password must be at least ${least} characters`;
  return commonPasswords().has(password.toLowerCase())
    ? 'This password is too common. Choose one that is harder to guess.'
    : null;
}
