import type { FastifyInstance } from 'fastify';
import {
  beginSecondFactor,
  confirmIdentity,
  confirmSecondFactor,
  endSecondFactor,
  getSecondFactor,
  removeUserSecondFactor,
  renewRecoveryCodes,
} from 'shared-kit/contract';
import { mount } from '../../plugins/mount';
import type { SignInDeps } from '../accounts/account-deps';
import { takeOffLost } from './lost-second-factor';
import { ownSecondFactor } from './own-second-factor';
import { countRecoveryCodes } from './recovery-codes';
import type { ConfirmationRule } from './confirmation.policy';
import { isAskedFor } from './second-factor.policy';
import type { ProtectedRole } from './second-factor.policy';
import { setupAddress } from './totp';

interface SecondFactorDeps extends SignInDeps, ConfirmationRule {
  readonly requireSecondFactor: readonly ProtectedRole[];
}

/** Endpoints of the caller's second factor, and for admins to remove a lost one. */
export function mountSecondFactor(app: FastifyInstance, deps: SecondFactorDeps): void {
  const own = ownSecondFactor(deps);

  mount(app, getSecondFactor, {
    access: 'signedIn',
    handler: async ({ caller: { user } }) => ({
      message: 'Second factor loaded',
      second_factor: {
        since: user.second_factor_since ?? null,
        recovery_codes: await countRecoveryCodes(deps.db, user.id),
        required: isAskedFor(deps.requireSecondFactor, user),
      },
    }),
  });

  mount(app, beginSecondFactor, {
    access: 'signedIn',
    handler: async ({ caller, body, request }) => {
      const secret = await own.begin(caller, body.current_password);
      const { brandName } = await deps.config.read(request.log);
      return {
        message: 'Add this account to your authenticator app, then enter a code of it',
        secret,
        uri: setupAddress(secret, brandName, caller.user.email),
      };
    },
  });

  mount(app, confirmSecondFactor, {
    access: 'signedIn',
    handler: async ({ caller, body, request }) => ({
      message: 'The second factor is on',
      recovery_codes: await own.confirm(caller, body.code, request.log),
    }),
  });

  mount(app, renewRecoveryCodes, {
    access: 'signedIn',
    handler: async ({ caller, body, request }) => ({
      message: 'These are your new recovery codes; those of before no longer work',
      recovery_codes: await own.renewCodes(caller, body, request.log),
    }),
  });

  mount(app, endSecondFactor, {
    access: 'signedIn',
    handler: async ({ caller, body, request }) => {
      await own.end(caller, body, request.log);
      return { message: 'The second factor is off' };
    },
  });

  mount(app, confirmIdentity, {
    access: 'signedIn',
    handler: async ({ caller, body, request }) => {
      await own.proveIdentity(caller, body, request.log);
      const until = new Date(deps.clock().getTime() + deps.confirmationMs);
      return { message: 'Confirmed', confirmed_until: until.toISOString() };
    },
  });

  mount(app, removeUserSecondFactor, {
    access: 'admin',
    confirmed: true,
    handler: async ({ caller, params, request }) => {
      const user = await takeOffLost(deps, caller, params.id, request.log);
      request.log.warn({ user: params.id, by: caller.user.id }, 'second factor taken off');
      return { message: 'The second factor is off; the owner is told by mail', user };
    },
  });
}
