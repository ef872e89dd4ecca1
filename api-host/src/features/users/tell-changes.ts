import type { FastifyBaseLogger } from 'fastify';
import type { User } from 'shared-kit/contract';
import type { Database } from '../../database/schema';
import { tellOwner } from '../account-notices/tell-owner';
import type { NoticeDeps } from '../account-notices/tell-owner';
import type { AccountNotice } from '../account-notices/notice-texts';
import { emailKey } from '../accounts/email-key';

interface TakenChange {
  readonly before: User;
  readonly after: User;
  readonly hasNewPassword: boolean;
  /** Changed by the owner: only a new password is then worth a mail. */
  readonly isOwn: boolean;
}

/**
 * Notifies the owner, at the previous address, of what a manager changed in their account: another
 * email with a new password is how an account is taken over.
 */
export async function tellChanges(
  transaction: Database,
  deps: NoticeDeps,
  change: TakenChange,
  log: FastifyBaseLogger,
): Promise<void> {
  for (const notice of noticesOf(change)) {
    await tellOwner(transaction, deps, change.before, notice, log);
  }
}

function noticesOf({ before, after, hasNewPassword, isOwn }: TakenChange): AccountNotice[] {
  if (isOwn) return hasNewPassword ? [{ kind: 'password-changed' }] : [];
  const rights = rightsIn(before, after);
  return [
    ...(hasNewPassword ? [{ kind: 'password-set' } as const] : []),
    ...(emailKey(before.email) === emailKey(after.email) ? [] : [{ kind: 'email-set' } as const]),
    ...(rights.length > 0 ? [{ kind: 'rights-changed', rights } as const] : []),
  ];
}

/** The changed permissions, one line each. */
function rightsIn(before: User, after: User): string[] {
  const isManager = after.release_manager === 1;
  return [
    ...(before.role === after.role ? [] : [`Role: ${after.role} (was ${before.role})`]),
    ...(before.release_manager === after.release_manager
      ? []
      : [`Release manager: ${isManager ? 'yes' : 'no'}`]),
  ];
}
