import type { FastifyRequest } from 'fastify';
import { AttemptLimit } from '../../attempts/attempt-limit';
import { clientNetwork } from '../../attempts/client-network';
import { badRequest } from '../../errors';
import { originOf } from '../../plugins/access';
import { accountTarget, noteAudit } from '../audit/note-audit';
import type { AccountMailDeps } from '../accounts/account-deps';
import { endOtherSessions } from '../accounts/sessions.repository';
import { findUser, setEmail } from '../accounts/users.repository';
import { forgetTokens } from '../password-reset/reset-tokens.repository';
import { takeChange } from './email-changes.repository';
import { changeMailer } from './mail-change';

/** Wrong tokens per address. 256 bits cannot be guessed; this limits the load. */
const perAddress = { attempts: 30, windowMs: 15 * 60 * 1000 };

type Request = Pick<FastifyRequest, 'id' | 'ip' | 'log'>;

/** Creates the handler of `/api/email-change/confirm`. */
export function emailChangeConfirmer(deps: AccountMailDeps) {
  const byAddress = new AttemptLimit(deps, 'email token', perAddress);

  return async (token: string, request: Request): Promise<void> => {
    const network = clientNetwork(request.ip);
    await byAddress.begin(network);
    await carryOut(deps, token, request);
    await byAddress.giveBack(network);
  };
}

/**
 * Sets the new email and ends what depended on the old one: mailed password reset links, and other
 * sessions. In one transaction with its mail; nothing happens when the address is taken.
 */
function carryOut(deps: AccountMailDeps, token: string, request: Request): Promise<void> {
  const { db, clock } = deps;
  const origin = originOf(request);
  return db.transaction().execute(async (transaction) => {
    const taken = await takeChange(transaction, clock(), token);
    const user = taken && (await findUser(transaction, taken.user_id));
    if (!user) throw tokenRefused();
    await forgetTokens(transaction, user.id);
    await endOtherSessions(transaction, user.id, taken.session_id);
    await setEmail(transaction, clock, user.id, taken.email);
    const by = { account: user.id, origin };
    const target = accountTarget(user.id);
    await noteAudit(transaction, { at: clock(), by, action: 'account.email-changed', target });
    const change = { userId: user.id, oldEmail: user.email, newEmail: taken.email };
    await changeMailer(transaction, deps, request.log, change).completion();
  });
}

/** The same message for unknown, used, cancelled and expired tokens. */
function tokenRefused() {
  const message = 'This token is not valid any more; ask for a new mail in your profile settings';
  return badRequest(message, [{ path: 'token', message }]);
}
