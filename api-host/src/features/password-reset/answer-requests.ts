import type { FastifyBaseLogger } from 'fastify';
import { repeatWork } from '../../repeated-work';
import { findByEmail } from '../accounts/users.repository';
import type { PasswordResetDeps } from './password-reset-deps';
import { resetMail } from './reset-mail';
import { forgetRequests, takeRequest, waitingRequests } from './reset-requests.repository';
import { issueToken, tokenLifetimeMs } from './reset-tokens.repository';

/** How often a host looks for requests that another one, or itself before it was killed, has left. */
const everyMs = 5_000;

/** Requests in one look. Each is answered when it is made, so there are more only after a fault. */
const atOnce = 100;

/** What answering needs of the host. */
export type AnswerDeps = Pick<
  PasswordResetDeps,
  'db' | 'clock' | 'random' | 'mail' | 'publicUrl' | 'config'
>;

type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

/**
 * Issues a token and keeps its mail, and removes the request, in one transaction: a host that is killed on the way
 * leaves the request to the next look, and never a request that is answered twice.
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
    // To the stored address: what was typed may differ in case.
    const mail = resetMail(to, token, { publicUrl, brandName });
    await deps.mail.add(transaction, { ...mail, kind: 'reset', account: userId, expiresAt }, log);
  });
}

/** Answers what waits. One that fails keeps none of the others waiting. */
export async function answerWaitingRequests(deps: AnswerDeps, log: Log): Promise<void> {
  const { db, clock } = deps;
  await forgetRequests(db, new Date(clock().getTime() - tokenLifetimeMs));
  for (const id of await waitingRequests(db, atOnce)) {
    await answerRequest(deps, id, log).catch((error: unknown) => noteFault(log, error));
  }
}

/** Looks again and again, on this host as on all others; `stop` waits for the look under way. */
export function startAnsweringRequests(deps: AnswerDeps, log: Log): { stop: () => Promise<void> } {
  return repeatWork({
    work: () => answerWaitingRequests(deps, log),
    everyMs,
    onError: (error) => noteFault(log, error),
  });
}

/** The request waits on. */
export function noteFault(log: Log, error: unknown): void {
  log.error({ err: error }, 'a reset mail could not be kept; it is tried again');
}
