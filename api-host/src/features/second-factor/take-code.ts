import type { Clock } from '../../clock';
import type { Database } from '../../database/schema';
import { RequestFailure } from '../../errors';
import { UnreadableSecret } from '../../secrets/secret-box';
import type { SecretBox } from '../../secrets/secret-box';
import { takeRecoveryCode } from './recovery-codes';
import { stepOf } from './totp';

/** What became of a code: accepted from the app or the list of recovery codes, or refused. */
export type CodeOutcome = 'app' | 'recovery' | 'used' | 'wrong';

/** What a secret is sealed about: in another account's row it cannot be opened. */
export const secretOf = (userId: string): string => `second factor of ${userId}`;

interface Sources {
  readonly clock: Clock;
  readonly box: SecretBox;
}

/** Uses a code of an account up, in the transaction that makes something of it. Works once, also on several hosts. */
export async function takeCode(
  transaction: Database,
  sources: Sources,
  userId: string,
  typed: string,
): Promise<CodeOutcome> {
  const code = bareCode(typed);
  if (isAppCode(code)) return takeAppCode(transaction, sources, userId, code);
  return (await takeRecoveryCode(transaction, userId, code)) ? 'recovery' : 'wrong';
}

/** A code as it is compared: people and password managers put spaces and hyphens into it. */
export const bareCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toLowerCase();

/** Recovery codes have 16 letters. */
export const isAppCode = (code: string): boolean => /^\d{6}$/.test(code);

async function takeAppCode(
  transaction: Database,
  { clock, box }: Sources,
  userId: string,
  code: string,
): Promise<CodeOutcome> {
  const row = await transaction
    .selectFrom('users')
    .select('second_factor_secret as sealed')
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!row || row.sealed === null) return 'wrong';
  const step = stepOf(openSecret(box, row.sealed, userId), code, clock());
  if (step === null) return 'wrong';
  const taken = await transaction
    .updateTable('users')
    .set({ second_factor_step: step })
    .where('id', '=', userId)
    .where('second_factor_step', '<', step)
    .returning('id')
    .executeTakeFirst();
  return taken === undefined ? 'used' : 'app';
}

/** The secret in the clear. 503 where this host has another key: recovery codes need none. */
export function openSecret(box: SecretBox, sealed: string, userId: string): string {
  try {
    return box.open(sealed, secretOf(userId));
  } catch (cause) {
    if (!(cause instanceof UnreadableSecret)) throw cause;
    const message = 'Codes of the app cannot be checked right now. Use a recovery code';
    throw new RequestFailure(503, 'UNAVAILABLE', message, { cause });
  }
}
