import type { FastifyBaseLogger } from 'fastify';
import type { User } from 'shared-kit/contract';
import type { Database } from '../../database/schema';
import { noticeLifetimeMs } from '../../mail/queue/mail-queue.port';
import type { RequestOrigin } from '../../plugins/access';
import { accountTarget, noteAudit } from '../audit/note-audit';
import type { AccountMailDeps } from './account-deps';
import { rememberNetwork } from './known-networks.repository';
import { newSignInMail } from './new-sign-in-mail';
import type { SessionOrigin } from './sessions.repository';

/** A successful sign-in: its network and its request. */
interface SignIn {
  readonly user: User;
  readonly origin: SessionOrigin & { readonly network: string };
  readonly requestOrigin: RequestOrigin;
  readonly log: FastifyBaseLogger;
}

/**
 * Records the network a member has signed in from; a new one is audited and mailed to the member.
 */
export async function noteSignIn(deps: AccountMailDeps, signIn: SignIn): Promise<void> {
  const { user: member, origin, requestOrigin, log } = signIn;
  const { db, clock } = deps;
  const by = { account: member.id, origin: requestOrigin };
  await db.transaction().execute(async (transaction) => {
    // Locked first, in the same order as account deletion; the account may be gone by now.
    const user = await transaction
      .selectFrom('users')
      .select('id')
      .where('id', '=', by.account)
      .forKeyShare()
      .executeTakeFirst();
    if (user === undefined) return;
    const isNew = await rememberNetwork({ db: transaction, clock }, by.account, origin.network);
    if (!isNew) return;
    const target = accountTarget(by.account);
    await noteAudit(transaction, { at: clock(), by, action: 'account.new-network', target });
    await tellMember(transaction, deps, member, origin, log);
  });
}

async function tellMember(
  transaction: Database,
  { mail, config, clock, publicUrl }: AccountMailDeps,
  { id, email }: User,
  { browser, network }: SessionOrigin,
  log: FastifyBaseLogger,
): Promise<void> {
  const { brandName } = await config.read(log);
  const at = clock();
  const settingsUrl = `${publicUrl}/profile-settings`;
  const about = { browser, network: network ?? 'unknown', at, settingsUrl };
  const expiresAt = new Date(at.getTime() + noticeLifetimeMs);
  const composed = newSignInMail({ to: email, brandName, ...about });
  await mail.add(transaction, { ...composed, kind: 'sign-in', account: id, expiresAt }, log);
}
