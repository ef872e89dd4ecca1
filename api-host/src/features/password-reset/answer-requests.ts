import type { FastifyBaseLogger } from 'fastify';
import { repeatWork } from '../../repeated-work';
import { findByEmail } from '../accounts/users.repository';
import type { PasswordResetDeps } from './password-reset-deps';
import { resetMail } from './reset-mail';
import { forgetRequests, takeRequest, waitingRequests } from './reset-requests.repository';
import { issueToken, tokenLifetimeMs } from './reset-tokens.repository';

/** How often a host looks for requests left behind by another one, or by itself before a crash. */
const everyMs = 5_000;

/**
 * Requests per run. Each is normally processed when it is made, so more remain only after a fault.
 */
const atOnce = 100;

/** What processing requests needs. */
export type AnswerDeps = Pick<
  PasswordResetDeps,
  'db' | 'clock' | 'random' | 'mail' | 'publicUrl' | 'config'
>;

type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

/**
 * Issues a token, saves its mail and deletes the request in one transaction: after a crash the
 * request is left for the next run, and is never processed twice.
 */
export async function answerRequest(deps: AnswerDeps, id: string, log: Log): Promise<void> {
  const { publicUrl } = deps;
  const { brandName } = await deps.config.read(log);
  await deps.db.transaction().execute(async (transaction) => {
    const email = await takeRequest(transaction, id);
    if (email === null) return;
    const account = await findByEmail(transaction, email);
    if (account === null) return;
    const { id: userId, email: to } = account.user;
    const { token, expiresAt } = await issueToken({ ...deps, db: transaction }, userId);
    // To the stored address: the one entered may differ in case.
    const mail = resetMail(to, token, { publicUrl, brandName });
    await deps.mail.add(transaction, { ...mail, kind: 'reset', account: userId, expiresAt }, log);
  });
}

/** Processes waiting requests. A failing one does not block the others. */
export async function answerWaitingRequests(deps: AnswerDeps, log: Log): Promise<void> {
  const { db, clock } = deps;
  await forgetRequests(db, new Date(clock().getTime() - tokenLifetimeMs));
  for (const id of await waitingRequests(db, atOnce)) {
    await answerRequest(deps, id, log).catch((error: unknown) => noteFault(log, error));
  }
}

/** Runs repeatedly, on every host; `stop` waits for the current run. */
export function startAnsweringRequests(deps: AnswerDeps, log: Log): { stop: () => Promise<void> } {
  return repeatWork({
    work: () => answerWaitingRequests(deps, log),
    everyMs,
    onError: (error) => noteFault(log, error),
  });
}

/** Logs a fault; the request stays for the next run. */
export function noteFault(log: Log, error: unknown): void {
  log.error({ err: error }, 'a reset mail could not be kept; it is tried again');
}
