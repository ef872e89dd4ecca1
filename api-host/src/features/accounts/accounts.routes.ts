import type { FastifyInstance } from 'fastify';
import {
  changePassword,
  completeLogin,
  getProfile,
  login,
  logout,
  updateProfile,
} from 'shared-kit/contract';
import { mount } from '../../plugins/mount';
import { noteVisitor } from '../../plugins/visitor-cookie';
import { signInCompleter } from '../second-factor/complete-sign-in';
import type { SignInDeps } from './account-deps';
import { profileChanger } from './profile-change';
import { passwordChanger } from './password-change';
import { endSession } from './sessions.repository';
import { mountSessions } from './sessions.routes';
import { clientOf, signer } from './sign-in';

/** Endpoints for signing in and out, and for a member's own account. */
export function mountAccounts(app: FastifyInstance, deps: SignInDeps): void {
  const signIn = signer(deps);
  const completeSignIn = signInCompleter(deps);
  const changeProfile = profileChanger(deps);
  const replacePassword = passwordChanger(deps);
  mountSessions(app, deps);

  mount(app, login, {
    access: 'anyone',
    handler: async ({ body, request }) => ({
      message: 'Signed in',
      ...(await signIn(body, clientOf(request))),
    }),
  });

  mount(app, completeLogin, {
    access: 'anyone',
    handler: async ({ body, request }) => ({
      message: 'Signed in',
      ...(await completeSignIn(body, clientOf(request))),
    }),
  });

  mount(app, logout, {
    access: 'signedIn',
    handler: async ({ caller, request, reply }) => {
      await endSession(deps.db, caller.sessionId);
      noteVisitor(request, reply, null);
      return { message: 'Signed out' };
    },
  });

  mount(app, getProfile, {
    access: 'signedIn',
    handler: ({ caller, request, reply }) => {
      // The shell calls this on every page and after every sign-in.
      noteVisitor(request, reply, caller.sessionId);
      return { message: 'Profile loaded', user: caller.user };
    },
  });

  mount(app, updateProfile, {
    access: 'signedIn',
    handler: ({ caller, body, request }) => changeProfile(caller, body, request.log),
  });

  mount(app, changePassword, {
    access: 'signedIn',
    handler: async ({ caller, body, request }) => {
      await replacePassword(caller, body, request.log);
      return { message: 'Password changed' };
    },
  });
}
