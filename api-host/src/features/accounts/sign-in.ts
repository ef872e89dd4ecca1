import type { FastifyBaseLogger } from 'fastify';
import type { RequestOf, User, login } from 'shared-kit/contract';
import { clientNetwork } from '../../attempts/client-network';
import { forbidden, RequestFailure } from '../../errors';
import type { RequestOrigin } from '../../plugins/access';
import { accountTarget, noteAudit } from '../audit/note-audit';
import type { Actor } from '../audit/note-audit';
import type { AccountMailDeps } from './account-deps';
import { browserName } from './browser-name';
import { rememberNetwork } from './known-networks.repository';
import { newSignInMail } from './new-sign-in-mail';
import { fitsPassword } from './passwords';
import { openVerifiedSession } from './sessions.repository';
import type { SessionOrigin } from './sessions.repository';
import { SignInLimits } from './sign-in-limits';
import { findByEmail } from './users.repository';

type Credentials = RequestOf<typeof login>['body'];

/** Who asks to sign in, as far as the request tells. */
interface Client {
  readonly address: string;
  readonly requestOrigin: RequestOrigin;
  readonly userAgent: string | undefined;
  readonly log: FastifyBaseLogger;
}

/** Makes the function behind `/api/login`. */
export function signer(deps: AccountMailDeps) {
  const { db, clock, random } = deps;
  const limits = new SignInLimits({ db, clock });

  return async (
    { email, password }: Credentials,
    { address, requestOrigin, userAgent, log }: Client,
  ): Promise<{ token: string; user: User }> => {
    const account = await findByEmail(db, email);
    const network = clientNetwork(address);
    const attempt = { email, userId: account?.user.id ?? null, network };
    await limits.begin(attempt);
    const fits = await fitsPassword(password, account?.passwordHash ?? null);
    if (account === null || !fits) throw refused();
    if (account.user.suspended_at !== undefined) {
      await limits.succeed(attempt);
      throw suspended(account.user);
    }
    const origin = { browser: browserName(userAgent), network };
    const token = await openVerifiedSession({ db, clock, random }, account, origin);
    if (token === null) throw refused();
    await limits.succeed(attempt);
    const by = { account: account.user.id, origin: requestOrigin };
    if (await noteNetwork({ db, clock }, by, network)) {
      // The member does not wait for a mail server.
      void tellOwner(deps, account.user, origin, log);
    }
    return { token, user: account.user };
  };
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

/** One text for all: it must not tell which emails have accounts. */
const refused = () =>
  new RequestFailure(401, 'INVALID_CREDENTIALS', 'Email or password is not correct');

/** Only to whoever knows the password: it tells that the email has an account, and why it was suspended. */
const suspended = ({ suspension_reason: reason }: User) =>
  forbidden(`This account is suspended: ${reason}`);

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
