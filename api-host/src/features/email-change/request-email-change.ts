import type { FastifyBaseLogger } from 'fastify';
import { AttemptLimit } from '../../attempts/attempt-limit';
import { notFound, unavailable } from '../../errors';
import type { Caller } from '../../plugins/access';
import type { AccountMailDeps } from '../accounts/account-deps';
import { emailKey } from '../accounts/email-key';
import { noteChange, renewChange, waitingChange } from './email-changes.repository';
import { changeMailer } from './mail-change';

const windowMs = 60 * 60 * 1000;

/** Requests and repetitions of one member: each writes to their address and to one they chose. */
const perMember = { attempts: 5, windowMs };

/** Mails to one address, whoever asks: nobody's mailbox is to be filled. */
const perEmail = { attempts: 5, windowMs };

/** 404 for whatever needs a change that waits. */
export const nothingWaits = () => notFound('No change of your email is waiting');

/** Makes the functions that begin a change of email and mail its link again. */
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
     * Begins a change of the caller's email, whose password has been checked. Answers whether the link is on
     * its way. A free and a taken address look alike from here: neither words nor a refusal tell them apart.
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

    /** Mails a fresh link for the change that waits. */
    async sendAgain({ user }: Caller, log: FastifyBaseLogger): Promise<void> {
      const waiting = await waitingChange(deps, user.id);
      if (waiting === null) throw nothingWaits();
      await countMails(user.id, waiting.email);
      await db.transaction().execute(async (transaction) => {
        const renewed = await renewChange(transaction, deps, user.id);
        if (renewed === null) throw nothingWaits();
        const change = { userId: user.id, oldEmail: user.email, newEmail: renewed.email };
        const mailer = changeMailer(transaction, deps, log, change);
        // What is thrown undoes the renewal: the link of before still works.
        if (!(await mailer.confirmation(renewed.token))) {
          throw unavailable('The mail could not be sent. Try again in a moment');
        }
      });
    },
  };
}
