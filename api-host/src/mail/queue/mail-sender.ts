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

/** How often a host looks for due mails. */
const everyMs = 1_000;

/** Concurrent mails per host. */
const atOnce = 8;

/**
 * Longer than an attempt under the time limits of `smtp-mail.ts`, plus the clock skew between
 * hosts.
 */
export const leaseMs = 3 * 60_000;

/** Including the waits, this takes more than two days, so that usually expiry ends a mail. */
export const mostAttempts = 60;

/** How long given-up mails are counted. */
const keepGivenUpMs = 7 * 24 * 60 * 60_000;

export interface MailSenderDeps {
  readonly db: Database;
  readonly clock: Clock;
  /** Randomises the waits. */
  readonly random: RandomBytes;
  readonly box: SecretBox;
  readonly mail: MailPort;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

/**
 * Sends queued mails in the background, on every host, until `stop`, which waits for running
 * attempts, at most for the mail server's time limits.
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
 * Sends due mails, at least once: a host that dies between the server's acceptance and the deletion
 * of the row leaves a mail that is sent again when its lease expires.
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
    // If all of a batch failed the server is unavailable: the rest is left to the next run.
    if (mails.length < atOnce || !sent.includes(true)) return;
  }
}

/** Returns whether the mail was sent. Addresses and tokens are not logged. */
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
  // At most until it expires, so that it is then given up.
  const nextAt = Math.min(now.getTime() + waitMs, claim.expires_at.getTime());
  await putOffMail(db, claim, new Date(nextAt));
  log.warn(fact, 'a mail could not be sent; it is tried again later');
}
