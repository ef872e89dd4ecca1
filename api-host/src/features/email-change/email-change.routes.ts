import type { FastifyInstance } from 'fastify';
import {
  cancelEmailChange,
  confirmEmailChange,
  getEmailChange,
  sendEmailChange,
} from 'shared-kit/contract';
import { mount } from '../../plugins/mount';
import type { AccountMailDeps } from '../accounts/account-deps';
import { emailChangeConfirmer } from './confirm-email-change';
import { forgetChange, waitingChange } from './email-changes.repository';
import { emailChangeRequester, nothingWaits } from './request-email-change';

/** Endpoints of a pending email change, which is requested by saving the profile. */
export function mountEmailChange(app: FastifyInstance, deps: AccountMailDeps): void {
  const requester = emailChangeRequester(deps);
  const confirm = emailChangeConfirmer(deps);

  mount(app, getEmailChange, {
    access: 'signedIn',
    handler: async ({ caller }) => ({
      message: 'Change of email loaded',
      change: await waitingChange(deps, caller.user.id),
    }),
  });

  mount(app, sendEmailChange, {
    access: 'signedIn',
    handler: async ({ caller, request }) => {
      await requester.sendAgain(caller, request.log);
      return { message: 'A new link is on its way; the one before no longer works' };
    },
  });

  mount(app, cancelEmailChange, {
    access: 'signedIn',
    handler: async ({ caller }) => {
      if (!(await forgetChange(deps.db, caller.user.id))) throw nothingWaits();
      return { message: 'Your email stays as it is' };
    },
  });

  mount(app, confirmEmailChange, {
    access: 'anyone',
    handler: async ({ body, request }) => {
      await confirm(body.token, request);
      return { message: 'Email changed; sign in with the new one from now on' };
    },
  });
}
