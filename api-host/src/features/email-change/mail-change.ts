import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../database/schema';
import type { Mail } from '../../mail/mail.port';
import { noticeLifetimeMs } from '../../mail/queue/mail-queue.port';
import type { AccountMailDeps } from '../accounts/account-deps';
import { findByEmail } from '../accounts/users.repository';
import {
  addressTakenMail,
  changeRequestedMail,
  confirmationMail,
  emailChangedMail,
} from './email-change-mails';
import { changeLifetimeMs } from './email-changes.repository';

/** An account and the two addresses of its change. */
interface AddressChange {
  readonly userId: string;
  readonly oldEmail: string;
  readonly newEmail: string;
}

/**
 * The mails about a change, within its transaction; each returns whether its mail was saved for
 * delivery.
 */
export function changeMailer(
  transaction: Database,
  deps: AccountMailDeps,
  log: FastifyBaseLogger,
  { userId, oldEmail, newEmail }: AddressChange,
) {
  const { config, publicUrl } = deps;
  const about = async () => {
    const { brandName } = await config.read(log);
    return { oldEmail, newEmail, brandName, publicUrl };
  };
  const keep = (mail: Mail, lifetimeMs: number): Promise<boolean> => {
    const expiresAt = new Date(deps.clock().getTime() + lifetimeMs);
    const queued = { ...mail, kind: 'email-change', account: userId, expiresAt } as const;
    return deps.mail.add(transaction, queued, log);
  };

  return {
    /** To the new address: the token, or that the address has an account. */
    confirmation: async (token: string) => {
      const isFree = (await findByEmail(transaction, newEmail)) === null;
      const mail = isFree
        ? confirmationMail(await about(), token)
        : addressTakenMail(await about());
      return keep(mail, changeLifetimeMs);
    },
    /** To the old address, while the change can be cancelled. */
    request: async () => keep(changeRequestedMail(await about()), changeLifetimeMs),
    /** To the old address, after the change. */
    completion: async () => keep(emailChangedMail(await about()), noticeLifetimeMs),
  };
}
