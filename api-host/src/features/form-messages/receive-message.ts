import { createHash, randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { AttemptLimit } from '../../attempts/attempt-limit';
import { clientNetwork } from '../../attempts/client-network';
import type { Clock } from '../../clock';
import type { Database } from '../../database/schema';
import { RequestFailure } from '../../errors';
import type { MailPort } from '../../mail/mail.port';
import {
  addMessage,
  countMessages,
  removeOldestSpam,
  removeOldMessages,
} from './form-messages.repository';
import { messageMail } from './message-mail';
import { looksLikeSpam } from './spam-score';
import type { Submission } from './submission';

export interface InboxDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly mail: MailPort;
  readonly publicUrl: string;
}

/** A message on its way in. */
export interface Arrival {
  readonly websiteId: string;
  /** The form's name for people. */
  readonly form: string;
  /** The visitor's address; counted, never stored. */
  readonly address: string;
  readonly submission: Submission;
  readonly log: FastifyBaseLogger;
}

/** Takes in what visitors send. */
export interface FormInbox {
  /** Keeps a message and tells the owner; 429 when there were too many, 'full' when there is no room. */
  readonly receive: (arrival: Arrival) => Promise<'kept' | 'full'>;
  /** Resolves when the mails under way are out. */
  readonly settled: () => Promise<void>;
}

const minute = 60_000;

/** Of one network to one website, to all websites, and of everybody to one website. */
const limits = {
  perVisitor: { attempts: 6, windowMs: 10 * minute },
  perNetwork: { attempts: 30, windowMs: 60 * minute },
  perWebsite: { attempts: 300, windowMs: 60 * minute },
  /** Above it messages are kept and not mailed: nobody's mailbox is to be filled. */
  mails: { attempts: 40, windowMs: 60 * minute },
} as const;

/** Most messages a box of a website keeps. */
export const boxLimit = { inbox: 5_000, spam: 1_000 } as const;

/** Where no browser script marked a message, the same text again within this time is the same one. */
const sameWithinMs = 10 * minute;

export function openInbox(deps: InboxDeps): FormInbox {
  const limit = (name: keyof typeof limits) => new AttemptLimit(deps, `form ${name}`, limits[name]);
  const byVisitor = limit('perVisitor');
  const byNetwork = limit('perNetwork');
  const byWebsite = limit('perWebsite');
  const mails = limit('mails');
  const underWay = new Set<Promise<void>>();

  return {
    async receive(arrival) {
      const { websiteId, submission, log } = arrival;
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
      const isNew = await addMessage(deps.db, rowOf(arrival, box === 'spam', now));
      if (!isNew || box === 'spam') return 'kept';
      const work = tellOwner(deps, mails, arrival)
        // The message is kept: a mail that fails loses nothing.
        .catch((error: unknown) => log.error({ err: error }, 'a message could not be mailed'))
        .finally(() => underWay.delete(work));
      underWay.add(work);
      return 'kept';
    },
    async settled() {
      await Promise.all(underWay);
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

async function tellOwner(deps: InboxDeps, mails: AttemptLimit, arrival: Arrival): Promise<void> {
  const { websiteId, form, submission, log } = arrival;
  const owner = await deps.db
    .selectFrom('websites')
    .innerJoin('users', 'users.id', 'websites.user_id')
    .select(['users.email', 'websites.title'])
    .where('websites.id', '=', websiteId)
    .executeTakeFirst();
  if (owner === undefined) return;
  try {
    await mails.begin(websiteId);
  } catch (error) {
    if (!(error instanceof RequestFailure)) throw error;
    log.warn({ website: websiteId }, 'too many messages to mail; they are kept');
    return;
  }
  const receipt = await deps.mail.send(
    messageMail({
      to: owner.email,
      website: { id: websiteId, title: owner.title },
      form,
      fields: submission.fields,
      publicUrl: deps.publicUrl,
    }),
  );
  const fact = { website: websiteId };
  if (receipt.kind === 'sent') log.info(fact, 'message mailed to its owner');
  else log.info({ ...fact, path: receipt.path }, 'message written to the outbox');
}
