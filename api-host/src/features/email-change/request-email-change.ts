import type { FastifyBaseLogger } from 'fastify';
import { AttemptLimit } from '../../attempts/attempt-limit';
import { notFound, unavailable } from '../../errors';
import type { Caller } from '../../plugins/access';
import type { AccountMailDeps } from '../accounts/account-deps';
import { emailKey } from '../accounts/email-key';
import { noteChange, renewChange, waitingChange } from './email-changes.repository';
import { changeMailer } from './mail-change';

const windowMs = 60 * 60 * 1000;

/** Requests and resends per member: each one mails their address and one they chose. */
const perMember = { attempts: 5, windowMs };

/** Mails per address, whoever requests them: nobody's mailbox may be flooded. */
const perEmail = { attempts: 5, windowMs };

/** 404 for calls that need a pending change. */
export const nothingWaits = () => notFound('No change of your email is waiting');

/** Creates the functions that request an email change and resend its link. */
export function emailChangeRequester(deps: AccountMailDeps) {
  const { db } = deps;
  const byMember = new AttemptLimit(deps, 'change of email', perMember);
  const byEmail = new AttemptLimit(deps, 'confirmation mail to an email', perEmail);

  async function countMails(userId: string, email: string): Promise<void> {
    await byMember.begin(userId);
    await byEmail.begin(emailKey(email));
  }

  return {
    /**
     * Starts an email change of the caller, whose password has been checked. Returns whether the
     * link was saved for delivery. A free and a taken address give the same response.
     */
    async begin(
      { user, sessionId }: Caller,
      email: string,
      log: FastifyBaseLogger,
    ): Promise<boolean> {
      await countMails(user.id, email);
      const change = { userId: user.id, oldEmail: user.email, newEmail: email };
      return db.transaction().execute(async (transaction) => {
        const token = await noteChange(transaction, deps, { userId: user.id, email, sessionId });
        const mailer = changeMailer(transaction, deps, log, change);
        await mailer.request();
        return mailer.confirmation(token);
      });
    },

    /** Mails a fresh link for the pending change. */
    async sendAgain({ user }: Caller, log: FastifyBaseLogger): Promise<void> {
      const waiting = await waitingChange(deps, user.id);
      if (waiting === null) throw nothingWaits();
      await countMails(user.id, waiting.email);
      await db.transaction().execute(async (transaction) => {
        const renewed = await renewChange(transaction, deps, user.id);
        if (renewed === null) throw nothingWaits();
        const change = { userId: user.id, oldEmail: user.email, newEmail: renewed.email };
        const mailer = changeMailer(transaction, deps, log, change);
        // Throwing rolls back the renewal: the previous link stays valid.
        if (!(await mailer.confirmation(renewed.token))) {
          throw unavailable('The mail could not be sent. Try again in a moment');
        }
      });
    },
  };
}
