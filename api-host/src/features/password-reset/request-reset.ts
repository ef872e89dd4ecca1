import type { FastifyBaseLogger } from 'fastify';
import { AttemptLimit } from '../../attempts/attempt-limit';
import { clientNetwork } from '../../attempts/client-network';
import { emailKey } from '../accounts/email-key';
import { findByEmail } from '../accounts/users.repository';
import type { PasswordResetDeps } from './password-reset-deps';
import { resetMail } from './reset-mail';
import { issueToken } from './reset-tokens.repository';

const windowMs = 60 * 60 * 1000;

/** Mails to one address, whoever asks: nobody's mailbox is to be filled. */
const perEmail = { attempts: 5, windowMs };

/** Requests from one address, whomever they are about. */
const perAddress = { attempts: 30, windowMs };

/**
 * Makes the function behind `/api/reset`. It answers before the account is looked up, so neither the
 * answer nor the time it takes tells who has an account. `settled` is for the closing host: it resolves
 * when the mails under way are kept.
 */
export function resetRequester(deps: PasswordResetDeps) {
  const byEmail = new AttemptLimit(deps, 'reset mail to an email', perEmail);
  const byAddress = new AttemptLimit(deps, 'reset mail from an address', perAddress);
  const underWay = new Set<Promise<void>>();

  return {
    async request(email: string, address: string, log: FastifyBaseLogger): Promise<void> {
      await byAddress.begin(clientNetwork(address));
      await byEmail.begin(emailKey(email));
      const work = sendToken(deps, email, log)
        .catch((error: unknown) => log.error({ err: error }, 'a reset mail could not be sent'))
        .finally(() => underWay.delete(work));
      underWay.add(work);
    },
    async settled(): Promise<void> {
      await Promise.all(underWay);
    },
  };
}

async function sendToken(
  deps: PasswordResetDeps,
  email: string,
  log: FastifyBaseLogger,
): Promise<void> {
  const { publicUrl } = deps;
  const { brandName } = await deps.config.read(log);
  await deps.db.transaction().execute(async (transaction) => {
    const account = await findByEmail(transaction, email);
    if (account === null) return;
    const { id, email: to } = account.user;
    const { token, expiresAt } = await issueToken({ ...deps, db: transaction }, id);
    // To the stored address: what was typed may differ in case.
    const mail = resetMail(to, token, { publicUrl, brandName });
    await deps.mail.add(transaction, { ...mail, kind: 'reset', account: id, expiresAt }, log);
  });
}
