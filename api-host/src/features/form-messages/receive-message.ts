import { createHash, randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { AttemptLimit } from '../../attempts/attempt-limit';
import { clientNetwork } from '../../attempts/client-network';
import type { Clock } from '../../clock';
import type { Database } from '../../database/schema';
import { RequestFailure } from '../../errors';
import { noticeLifetimeMs } from '../../mail/queue/mail-queue.port';
import type { MailQueue } from '../../mail/queue/mail-queue.port';
import {
  addMessage,
  countMessages,
  removeOldestSpam,
  removeOldMessages,
} from './form-messages.repository';
import type { MessageRow } from './form-messages.repository';
import { messageMail } from './message-mail';
import { looksLikeSpam } from './spam-score';
import type { Submission } from './submission';

export interface InboxDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly mail: MailQueue;
  readonly publicUrl: string;
}

/** An incoming message. */
export interface Arrival {
  readonly websiteId: string;
  /** The form's label. */
  readonly form: string;
  /** The visitor's address; used for rate limits, never stored. */
  readonly address: string;
  readonly submission: Submission;
  readonly log: FastifyBaseLogger;
}

/** Receives visitors' messages. */
export interface FormInbox {
  /**
   * Stores a message and notifies the owner; throws 429 above the rate limits, returns 'full' when
   * there is no room.
   */
  readonly receive: (arrival: Arrival) => Promise<'kept' | 'full'>;
}

const minute = 60_000;

/** Per network and website, per network, and per website. */
const limits = {
  perVisitor: { attempts: 6, windowMs: 10 * minute },
  perNetwork: { attempts: 30, windowMs: 60 * minute },
  perWebsite: { attempts: 300, windowMs: 60 * minute },
  /** Above it messages are stored but not mailed, so as not to flood the mailbox. */
  mails: { attempts: 40, windowMs: 60 * minute },
} as const;

/** Maximum number of messages per website and box. */
export const boxLimit = { inbox: 5_000, spam: 1_000 } as const;

/** Without a mark from the form's script, the same text within this time is a duplicate. */
const sameWithinMs = 10 * minute;

export function openInbox(deps: InboxDeps): FormInbox {
  const limit = (name: keyof typeof limits) => new AttemptLimit(deps, `form ${name}`, limits[name]);
  const byVisitor = limit('perVisitor');
  const byNetwork = limit('perNetwork');
  const byWebsite = limit('perWebsite');
  const mails = limit('mails');

  return {
    async receive(arrival) {
      const { websiteId, submission } = arrival;
      const network = clientNetwork(arrival.address);
      await byVisitor.begin(`${websiteId} ${network}`);
      await byNetwork.begin(network);
      await byWebsite.begin(websiteId);
      const now = deps.clock();
      await removeOldMessages(deps.db, now);
      const box = looksLikeSpam(submission) ? 'spam' : 'inbox';
      const isFull = (await countMessages(deps.db, websiteId, box)) >= boxLimit[box];
      if (isFull && box === 'inbox') return 'full';
      if (isFull) await removeOldestSpam(deps.db, websiteId);
      const row = rowOf(arrival, box === 'spam', now);
      if (box === 'spam') await addMessage(deps.db, row);
      else {
        const isMailed = await mayMail(mails, arrival);
        const isNew = await keepAndTell(deps, arrival, row, isMailed);
        if (isMailed && !isNew) await mails.giveBack(websiteId);
      }
      return 'kept';
    },
  };
}

const rowOf = ({ websiteId, form, submission }: Arrival, spam: boolean, now: Date) => ({
  id: randomUUID(),
  website_id: websiteId,
  form,
  fields: submission.fields,
  once: submission.mark ?? hashOf(form, submission, spam, now),
  spam,
  received_at: now,
  read_at: null,
});

function hashOf(form: string, { fields }: Submission, spam: boolean, now: Date): string {
  const window = Math.floor(now.getTime() / sameWithinMs);
  return createHash('sha256')
    .update(JSON.stringify([window, form, spam, fields]))
    .digest('hex');
}

/** Counts a mail; false above the limit, when messages are still stored. */
async function mayMail(mails: AttemptLimit, { websiteId, log }: Arrival): Promise<boolean> {
  try {
    await mails.begin(websiteId);
    return true;
  } catch (error) {
    if (!(error instanceof RequestFailure)) throw error;
    log.warn({ website: websiteId }, 'too many messages to mail; they are kept');
    return false;
  }
}

/**
 * Stores the message and its mail in one transaction. False for a duplicate, which is not mailed
 * again.
 */
function keepAndTell(
  { db, mail, publicUrl }: InboxDeps,
  { websiteId, form, submission, log }: Arrival,
  row: MessageRow,
  isMailed: boolean,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    // Locked first, in the same order as account deletion.
    const owner = await transaction
      .selectFrom('users')
      .innerJoin('websites', 'websites.user_id', 'users.id')
      .select(['users.id', 'users.email', 'websites.title'])
      .where('websites.id', '=', websiteId)
      .forKeyShare('users')
      .executeTakeFirst();
    const isNew = await addMessage(transaction, row);
    if (!isNew || !isMailed || owner === undefined) return isNew;
    const website = { id: websiteId, title: owner.title };
    const { fields } = submission;
    const composed = messageMail({ to: owner.email, website, form, fields, publicUrl });
    const expiresAt = new Date(row.received_at.getTime() + noticeLifetimeMs);
    const queued = { ...composed, kind: 'message', account: owner.id, expiresAt } as const;
    await mail.add(transaction, queued, log);
    return isNew;
  });
}
