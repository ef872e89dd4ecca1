import type { FastifyBaseLogger } from 'fastify';
import { conflict, RequestFailure, unauthenticated } from '../../errors';
import type { Database } from '../../database/schema';
import type { Caller } from '../../plugins/access';
import type { SignInDeps } from '../accounts/account-deps';
import { currentPasswordCheck } from '../accounts/current-password';
import { lockUser } from '../accounts/lock-user';
import { confirmSession, endOtherSessions } from '../accounts/sessions.repository';
import { accountTarget, actorOf, noteAudit } from '../audit/note-audit';
import type { AuditNote } from '../audit/note-audit';
import { tellOwner } from '../account-notices/tell-owner';
import { codeLimits } from './code-limits';
import { countRecoveryCodes, makeRecoveryCodes } from './recovery-codes';
import { beginSetUp, finishSetUp, takeOff } from './set-up';
import { takeCode } from './take-code';
import { codeRefusals } from './code-refusals';

interface Proof {
  readonly current_password: string;
  readonly code: string;
}

const passwordRefused = 'The password is not correct';

/** Creates the actions of a member on their own second factor. */
export function ownSecondFactor(deps: SignInDeps) {
  const { db, clock, random, box } = deps;
  const checkPassword = currentPasswordCheck(deps);
  const { byAccount } = codeLimits(deps);

  /** Runs with the account locked, within the rate limit. */
  async function withCode<T>(caller: Caller, run: (transaction: Database) => Promise<T>) {
    const key = `${caller.user.id} in a session`;
    await byAccount.begin(key);
    const result = await db.transaction().execute(async (transaction) => {
      if ((await lockUser(transaction, caller.user.id)) === null) throw unauthenticated();
      return run(transaction);
    });
    await byAccount.clear(key);
    return result;
  }

  const note = (transaction: Database, caller: Caller, action: AuditNote['action']) =>
    noteAudit(transaction, {
      at: clock(),
      by: actorOf(caller),
      target: accountTarget(caller.user.id),
      action,
    });

  /**
   * Verifies password and code of an account with a second factor; the code is used up together
   * with what `run` does.
   */
  async function proven<T>(
    caller: Caller,
    { current_password: password, code }: Proof,
    log: FastifyBaseLogger,
    run: (transaction: Database) => Promise<T>,
  ): Promise<T> {
    const { user } = caller;
    if (user.second_factor_since === undefined) throw isOff();
    await checkPassword(user.id, password, passwordRefused);
    return withCode(caller, async (transaction) => {
      const outcome = await takeCode(transaction, deps, user.id, code);
      if (outcome === 'wrong' || outcome === 'used') throw refusedCode(codeRefusals[outcome]);
      if (outcome === 'recovery') {
        await note(transaction, caller, 'account.recovery-code-used');
        const left = await countRecoveryCodes(transaction, user.id);
        await tellOwner(transaction, deps, user, { kind: 'recovery-code-used', left }, log);
      }
      return run(transaction);
    });
  }

  return {
    /** Records a re-authentication: by password, and by a code where there is a second factor. */
    async proveIdentity(
      caller: Caller,
      {
        current_password: password,
        code,
      }: Omit<Proof, 'code'> & { readonly code?: string | undefined },
      log: FastifyBaseLogger,
    ): Promise<void> {
      const { user, sessionId } = caller;
      if (user.second_factor_since === undefined) {
        await checkPassword(user.id, password, passwordRefused);
        await confirmSession(db, sessionId, clock());
        return;
      }
      if (code === undefined) throw refusedCode('Enter the code of your authenticator app as well');
      const proof = { current_password: password, code };
      await proven(caller, proof, log, (transaction) =>
        confirmSession(transaction, sessionId, clock()),
      );
    },

    /** Creates a secret for the caller's app. */
    async begin({ user }: Caller, password: string): Promise<string> {
      if (user.second_factor_since !== undefined) throw isOn();
      await checkPassword(user.id, password, passwordRefused);
      return beginSetUp({ db, clock, random, box }, user.id);
    },

    /**
     * Enables the second factor and returns the recovery codes. Other sessions opened with the
     * password alone end.
     */
    async confirm(caller: Caller, code: string, log: FastifyBaseLogger): Promise<string[]> {
      const { user, sessionId } = caller;
      if (user.second_factor_since !== undefined) throw isOn();
      return withCode(caller, async (transaction) => {
        if (!(await finishSetUp({ db: transaction, clock, box }, user.id, code))) {
          throw refusedCode(codeRefusals.wrong);
        }
        await endOtherSessions(transaction, user.id, sessionId);
        await note(transaction, caller, 'account.second-factor-on');
        await tellOwner(transaction, deps, user, { kind: 'second-factor-on' }, log);
        return makeRecoveryCodes(transaction, random, user.id);
      });
    },

    /** Replaces the recovery codes. */
    async renewCodes(caller: Caller, proof: Proof, log: FastifyBaseLogger): Promise<string[]> {
      return proven(caller, proof, log, async (transaction) => {
        await note(transaction, caller, 'account.recovery-codes-renewed');
        await tellOwner(transaction, deps, caller.user, { kind: 'recovery-codes-renewed' }, log);
        return makeRecoveryCodes(transaction, random, caller.user.id);
      });
    },

    /** Disables the second factor. */
    async end(caller: Caller, proof: Proof, log: FastifyBaseLogger): Promise<void> {
      await proven(caller, proof, log, async (transaction) => {
        await takeOff(transaction, caller.user.id);
        await note(transaction, caller, 'account.second-factor-off');
        await tellOwner(transaction, deps, caller.user, { kind: 'second-factor-off' }, log);
      });
    },
  };
}

const isOn = () => conflict('Your second factor is on already; switch it off to set up another');
const isOff = () => conflict('Your second factor is off');

/** 400 at the field `code`; 401 would sign the member out. */
const refusedCode = (message: string) =>
  new RequestFailure(400, 'INVALID_CREDENTIALS', message, { fields: [{ path: 'code', message }] });
