import type { FastifyBaseLogger } from 'fastify';
import type { Mail } from '../../mail/mail.port';
import type { AccountMailDeps } from '../accounts/account-deps';
import { findByEmail } from '../accounts/users.repository';
import {
  addressTakenMail,
  changeRequestedMail,
  confirmationMail,
  emailChangedMail,
} from './email-change-mails';

/** An account and the addresses of its change. */
export interface AddressChange {
  readonly userId: string;
  readonly oldEmail: string;
  readonly newEmail: string;
}

/** The ways a change is written about; each answers whether its mail left the host, and never throws. */
export function changeMailer(deps: AccountMailDeps, log: FastifyBaseLogger) {
  const { db, config, publicUrl } = deps;
  const about = async ({ oldEmail, newEmail }: AddressChange) => {
    const { brandName } = await config.read(log);
    return { oldEmail, newEmail, brandName, publicUrl };
  };
  const send = (change: AddressChange, compose: () => Promise<Mail>) =>
    deliver(deps, log, change.userId, compose);

  return {
    /** To the new address: the token, or that it has an account. */
    confirmation: (change: AddressChange, token: string) =>
      send(change, async () =>
        (await findByEmail(db, change.newEmail)) === null
          ? confirmationMail(await about(change), token)
          : addressTakenMail(await about(change)),
      ),
    /** To the old one, while the change can be stopped. */
    request: (change: AddressChange) =>
      send(change, async () => changeRequestedMail(await about(change))),
    /** To the old one, when it has changed. */
    completion: (change: AddressChange) =>
      send(change, async () => emailChangedMail(await about(change))),
  };
}

/** Addresses and tokens stay out of the log; the path leads an operator without a mail server to the mail. */
async function deliver(
  { mail }: AccountMailDeps,
  log: FastifyBaseLogger,
  userId: string,
  compose: () => Promise<Mail>,
): Promise<boolean> {
  const fact = { user: userId };
  try {
    const receipt = await mail.send(await compose());
    if (receipt.kind === 'sent') log.info(fact, 'mail about a change of email sent');
    else log.info({ ...fact, path: receipt.path }, 'mail about a change of email in the outbox');
    return true;
  } catch (error) {
    log.error({ ...fact, err: error }, 'a mail about a change of email could not be sent');
    return false;
  }
}
