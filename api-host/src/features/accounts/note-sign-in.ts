import type { FastifyBaseLogger } from 'fastify';
import type { User } from 'shared-kit/contract';
import type { Database } from '../../database/schema';
import { noticeLifetimeMs } from '../../mail/queue/mail-queue.port';
import type { RequestOrigin } from '../../plugins/access';
import { accountTarget, noteAudit } from '../audit/note-audit';
import type { AccountMailDeps } from './account-deps';
import { rememberBrowser } from './known-browsers.repository';
import { rememberNetwork } from './known-networks.repository';
import type { Sources } from './known-networks.repository';
import { newSignInMail } from './new-sign-in-mail';
import type { NewPart } from './new-sign-in-mail';
import type { SessionOrigin } from './sessions.repository';

/** A successful sign-in: its network, its browser and its request. */
interface SignIn {
  readonly user: User;
  readonly origin: SessionOrigin & { readonly network: string };
  readonly requestOrigin: RequestOrigin;
  readonly log: FastifyBaseLogger;
}

/**
 * Records the network a member has signed in from, and the browser and system; each new one is
 * audited, and the member gets one mail. Two devices with the same browser and system in one
 * network are not told apart: nothing but a cookie would do that, and a thief sends none.
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
    const fresh = await rememberOrigin({ db: transaction, clock }, by.account, origin);
    const note = { at: clock(), by, target: accountTarget(by.account) };
    for (const part of fresh) {
      await noteAudit(transaction, { ...note, action: `account.new-${part}` });
    }
    if (fresh.length > 0) await tellMember(transaction, deps, { member, origin, fresh }, log);
  });
}

/** Returns what of a sign-in's origin the account was not used with before. */
async function rememberOrigin(
  sources: Sources,
  userId: string,
  { network, browser }: SignIn['origin'],
): Promise<NewPart[]> {
  const isNetworkNew = await rememberNetwork(sources, userId, network);
  const isBrowserNew = await rememberBrowser(sources, userId, browser);
  return [
    ...(isNetworkNew ? ['network' as const] : []),
    ...(isBrowserNew ? ['browser' as const] : []),
  ];
}

interface News {
  readonly member: User;
  readonly origin: SignIn['origin'];
  readonly fresh: readonly NewPart[];
}

async function tellMember(
  transaction: Database,
  { mail, config, clock, publicUrl }: AccountMailDeps,
  { member: { id, email }, origin, fresh }: News,
  log: FastifyBaseLogger,
): Promise<void> {
  const { brandName } = await config.read(log);
  const at = clock();
  const settingsUrl = `${publicUrl}/profile-settings`;
  const about = { ...origin, fresh, at, settingsUrl };
  const expiresAt = new Date(at.getTime() + noticeLifetimeMs);
  const composed = newSignInMail({ to: email, brandName, ...about });
  await mail.add(transaction, { ...composed, kind: 'sign-in', account: id, expiresAt }, log);
}
