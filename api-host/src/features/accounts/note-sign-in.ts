import type { FastifyBaseLogger } from 'fastify';
import type { User } from 'shared-kit/contract';
import type { RequestOrigin } from '../../plugins/access';
import { accountTarget, noteAudit } from '../audit/note-audit';
import type { Actor } from '../audit/note-audit';
import type { AccountMailDeps } from './account-deps';
import { rememberNetwork } from './known-networks.repository';
import { newSignInMail } from './new-sign-in-mail';
import type { SessionOrigin } from './sessions.repository';

/** A sign-in that went well: from where, and by which request. */
interface SignIn {
  readonly user: User;
  readonly origin: SessionOrigin & { readonly network: string };
  readonly requestOrigin: RequestOrigin;
  readonly log: FastifyBaseLogger;
}

/** Remembers where a member has signed in from; when that is new, it is recorded and the member told. */
export async function noteSignIn(deps: AccountMailDeps, signIn: SignIn): Promise<void> {
  const { user, origin, requestOrigin, log } = signIn;
  const by = { account: user.id, origin: requestOrigin };
  if (await noteNetwork(deps, by, origin.network)) {
    // The member does not wait for a mail server.
    void tellOwner(deps, user, origin, log);
  }
}

/** Remembers a network; answers whether it is new, which is recorded. */
function noteNetwork(
  { db, clock }: Pick<AccountMailDeps, 'db' | 'clock'>,
  by: Actor & { readonly account: string },
  network: string,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    // First, as whoever deletes an account locks it first too; it may be gone since.
    const user = await transaction
      .selectFrom('users')
      .select('id')
      .where('id', '=', by.account)
      .forKeyShare()
      .executeTakeFirst();
    if (user === undefined) return false;
    const isNew = await rememberNetwork({ db: transaction, clock }, by.account, network);
    if (isNew) {
      const target = accountTarget(by.account);
      await noteAudit(transaction, { at: clock(), by, action: 'account.new-network', target });
    }
    return isNew;
  });
}

/** The sign-in stands whether or not the mail leaves. */
async function tellOwner(
  { mail, config, clock, publicUrl }: AccountMailDeps,
  { id, email }: User,
  { browser, network }: SessionOrigin,
  log: FastifyBaseLogger,
): Promise<void> {
  try {
    const { brandName } = await config.read(log);
    const settingsUrl = `${publicUrl}/profile-settings`;
    const about = { browser, network: network ?? 'unknown', at: clock(), settingsUrl };
    await mail.send(newSignInMail({ to: email, brandName, ...about }));
  } catch (error) {
    log.error({ err: error, user: id }, 'the notice of a new sign-in could not be sent');
  }
}
