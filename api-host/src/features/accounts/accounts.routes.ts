import type { FastifyInstance } from 'fastify';
import { changePassword, getProfile, login, logout, updateProfile } from 'shared-kit/contract';
import { originOf } from '../../plugins/access';
import { mount } from '../../plugins/mount';
import type { AccountMailDeps } from './account-deps';
import { profileChanger } from './profile-change';
import { passwordChanger } from './password-change';
import { endSession } from './sessions.repository';
import { mountSessions } from './sessions.routes';
import { signer } from './sign-in';

/** Signing in and out, and a member's own account. */
export function mountAccounts(app: FastifyInstance, deps: AccountMailDeps): void {
  const signIn = signer(deps);
  const changeProfile = profileChanger(deps);
  const replacePassword = passwordChanger(deps);
  mountSessions(app, deps);

  mount(app, login, {
    access: 'anyone',
    handler: async ({ body, request }) => ({
      message: 'Signed in',
      ...(await signIn(body, {
        address: request.ip,
        requestOrigin: originOf(request),
        userAgent: request.headers['user-agent'],
        log: request.log,
      })),
    }),
  });

  mount(app, logout, {
    access: 'signedIn',
    handler: async ({ caller }) => {
      await endSession(deps.db, caller.sessionId);
      return { message: 'Signed out' };
    },
  });

  mount(app, getProfile, {
    access: 'signedIn',
    handler: ({ caller }) => ({ message: 'Profile loaded', user: caller.user }),
  });

  mount(app, updateProfile, {
    access: 'signedIn',
    handler: ({ caller, body, request }) => changeProfile(caller, body, request.log),
  });

  mount(app, changePassword, {
    access: 'signedIn',
    handler: async ({ caller, body }) => {
      await replacePassword(caller, body);
      return { message: 'Password changed' };
    },
  });
}
