import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../clock';
import type { Database } from '../../database/schema';
import type { RandomBytes } from '../../randomness';
import { repeatWork } from '../../repeated-work';
import type { SecretBox } from '../../secrets/secret-box';
import type { MailPort } from '../mail.port';
import { mailFault } from './mail-fault';
import {
  claimMails,
  forgetGivenUp,
  giveUpExpired,
  giveUpMail,
  putOffMail,
  removeMail,
} from './queued-mails.repository';
import type { ClaimedMail } from './queued-mails.repository';
import { retryWaitMs } from './retry-wait';
import { openSealedMail } from './sealed-mail';

/** How often a host looks for mails that are due. */
const everyMs = 1_000;

/** Mails a host sends at a time. */
const atOnce = 8;

/** Longer than a try may take by the time limits of `smtp-mail.ts`, and than the clocks of hosts differ. */
export const leaseMs = 3 * 60_000;

/** With the waits between them more than two days, so that expiry is what usually ends a mail. */
export const mostAttempts = 60;

/** How long what was given up is counted. */
const keepGivenUpMs = 7 * 24 * 60 * 60_000;

export interface MailSenderDeps {
  readonly db: Database;
  readonly clock: Clock;
  /** Spreads the tries. */
  readonly random: RandomBytes;
  readonly box: SecretBox;
  readonly mail: MailPort;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

/**
 * Sends queued mails beside answering, on this host as on all others, until `stop`, which waits for the tries under way:
 * no longer than the time limits of a mail server.
 */
export function startMailSender(deps: MailSenderDeps): { stop: () => Promise<void> } {
  const stopped = new AbortController();
  const sending = repeatWork({
    work: () => sendDueMails(deps, stopped.signal),
    everyMs,
    onError: (error) => deps.log.error({ err: error }, 'queued mails could not be looked at'),
  });
  return {
    stop: () => {
      stopped.abort();
      return sending.stop();
    },
  };
}

/**
 * Sends what is due, at least once: a host that ends between a mail server's yes and the removal of the row leaves a
 * mail that is sent again when its lease is over.
 */
export async function sendDueMails(
  deps: MailSenderDeps,
  stopped: AbortSignal = new AbortController().signal,
): Promise<void> {
  const { db, clock, log } = deps;
  for (const { user_id: user, kind } of await giveUpExpired(db, clock(), leaseMs)) {
    log.error({ user, mail: kind }, 'a mail was not sent in time and is given up');
  }
  await forgetGivenUp(db, new Date(clock().getTime() - keepGivenUpMs));
  while (!stopped.aborted) {
    const mails = await claimMails(db, { now: clock(), leaseMs, most: atOnce });
    const sent = await Promise.all(mails.map((mail) => trySending(deps, mail)));
    // Where nothing goes out the server is away: the rest is left to the next look.
    if (mails.length < atOnce || !sent.includes(true)) return;
  }
}

/** Answers whether the mail has left. Addresses and tokens stay out of the log. */
async function trySending(deps: MailSenderDeps, claim: ClaimedMail): Promise<boolean> {
  const { db, box, mail, log } = deps;
  const fact = { user: claim.user_id, mail: claim.kind, tries: claim.attempts };
  try {
    const receipt = await mail.send(openSealedMail(box, claim.id, claim.sealed ?? ''));
    if (receipt.kind === 'sent') log.info(fact, 'mail sent');
    else log.info({ ...fact, path: receipt.path }, 'mail written to the outbox');
  } catch (error) {
    await failed(deps, claim, { ...fact, fault: mailFault(error) });
    return false;
  }
  await removeMail(db, claim.id);
  return true;
}

async function failed(deps: MailSenderDeps, claim: ClaimedMail, fact: object): Promise<void> {
  const { db, clock, random, log } = deps;
  const now = clock();
  if (claim.attempts >= mostAttempts) {
    await giveUpMail(db, claim, now);
    log.error(fact, 'a mail could not be sent and is given up');
    return;
  }
  const waitMs = retryWaitMs(claim.attempts, random(4).readUInt32BE() / 2 ** 32);
  // Not beyond its end, so that it is given up when it is over.
  const nextAt = Math.min(now.getTime() + waitMs, claim.expires_at.getTime());
  await putOffMail(db, claim, new Date(nextAt));
  log.warn(fact, 'a mail could not be sent; it is tried again later');
}
