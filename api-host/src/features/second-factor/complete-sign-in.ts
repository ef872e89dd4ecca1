import type { RequestOf, User, completeLogin } from 'shared-kit/contract';
import type { Database } from '../../database/schema';
import { RequestFailure, unauthenticated } from '../../errors';
import type { SignInDeps } from '../accounts/account-deps';
import { isKnownNetwork } from '../accounts/known-networks.repository';
import { lockUser } from '../accounts/lock-user';
import { noteSignIn } from '../accounts/note-sign-in';
import { openSession } from '../accounts/sessions.repository';
import type { SignedInAnswer, SignInClient } from '../accounts/sign-in';
import { suspendedSignIn } from '../accounts/sign-in-refusals';
import { passwordHashOf } from '../accounts/users.repository';
import { accountTarget, noteAudit } from '../audit/note-audit';
import { tellOwner } from '../account-notices/tell-owner';
import { countRecoveryCodes } from './recovery-codes';
import { findChallenge, passwordPrint, takeChallenge } from './challenges.repository';
import type { Challenge } from './challenges.repository';
import { codeLimits } from './code-limits';
import { codeRefusals } from './code-refusals';
import { takeCode } from './take-code';

type Step = RequestOf<typeof completeLogin>['body'];

/** Creates the handler of `/api/login/second-factor`. */
export function signInCompleter(deps: SignInDeps) {
  const { db, clock } = deps;
  const { byNetwork, byAccount } = codeLimits(deps);

  return async ({ challenge, code }: Step, client: SignInClient): Promise<SignedInAnswer> => {
    const { network, browser } = client;
    await byNetwork.begin(network);
    const waiting = await findChallenge(db, clock(), challenge);
    if (waiting === null) throw challengeOver();
    // Known networks are counted separately: a stranger with the password cannot lock the member
    // out.
    const isKnown = await isKnownNetwork(deps, waiting.userId, network);
    const key = isKnown ? `${waiting.userId} from ${network}` : waiting.userId;
    await byAccount.begin(key);
    const origin = { browser, network };
    const answer = await db.transaction().execute(async (transaction) => {
      const user = await lockWaiting(transaction, waiting);
      if (user === null || !(await takeChallenge(transaction, challenge))) throw challengeOver();
      if (user.suspended_at !== undefined) throw suspendedSignIn(user);
      const left = await takeOrRefuse(deps, transaction, { user, code, client });
      if (left !== null) {
        const notice = { kind: 'recovery-code-used', left } as const;
        await tellOwner(transaction, deps, user, notice, client.log);
      }
      return { user, token: await openSession(transaction, deps, user.id, origin) };
    });
    await byNetwork.giveBack(network);
    await byAccount.clear(key);
    const { user, token } = answer;
    await noteSignIn(deps, { ...client, user, origin });
    return { user, token };
  };
}

/**
 * Locks the account until the transaction ends; null when its password has changed since, or its
 * second factor is off. Locked before the challenge, in the same order as account deletion.
 */
async function lockWaiting(
  transaction: Database,
  { userId, passwordPrint: print }: Challenge,
): Promise<User | null> {
  const user = await lockUser(transaction, userId);
  const hash = user && (await passwordHashOf(transaction, userId));
  if (user?.second_factor_since === undefined || hash === null) return null;
  return passwordPrint(hash) === print ? user : null;
}

/**
 * Throwing rolls back the whole step, so that the challenge can be retried. Returns the number of
 * remaining recovery codes when one was used, otherwise null.
 */
async function takeOrRefuse(
  { clock, box }: SignInDeps,
  transaction: Database,
  step: { readonly user: User; readonly code: string; readonly client: SignInClient },
): Promise<number | null> {
  const { user, code, client } = step;
  const outcome = await takeCode(transaction, { clock, box }, user.id, code);
  if (outcome === 'wrong' || outcome === 'used') throw refusedCode(codeRefusals[outcome]);
  if (outcome === 'app') return null;
  const by = { account: user.id, origin: client.requestOrigin };
  const note = { at: clock(), by, target: accountTarget(user.id) };
  await noteAudit(transaction, { ...note, action: 'account.recovery-code-used' });
  return countRecoveryCodes(transaction, user.id);
}

const refusedCode = (message: string) =>
  new RequestFailure(401, 'INVALID_CREDENTIALS', message, { fields: [{ path: 'code', message }] });

/**
 * The same message for unknown, used and expired challenges, and for an account that has changed.
 */
const challengeOver = () =>
  unauthenticated('This sign-in has taken too long. Enter your password again');
