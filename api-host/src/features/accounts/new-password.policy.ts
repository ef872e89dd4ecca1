import { dictionary } from '@zxcvbn-ts/language-common';
import { validationFailed } from '../../errors';
import { hashPassword } from './passwords';

/** What operators ask of a new password beyond the rule of the forms. */
export interface PasswordPolicy {
  /** In characters. The forms ask for 6, as accounts of earlier versions have passwords of 6. */
  readonly minPasswordLength: number;
}

/** What ASVS and NIST ask of a password that is set, unless the operator asks for more. */
export const defaultMinPasswordLength = 8;

let common: ReadonlySet<string> | null = null;

/** Of a list ordered by how often each is used: a limit on guesses a day stops whoever tries more. */
const mostCommon = 10_000;

/** In lower case. */
const commonPasswords = (): ReadonlySet<string> =>
  (common ??= new Set(dictionary['passwords-common'].slice(0, mostCommon)));

/**
 * The hash of a password somebody chooses now. Refuses the most common ones, which are what an attacker
 * tries first, and those that are shorter than the operator wants. Passwords set earlier keep working.
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
