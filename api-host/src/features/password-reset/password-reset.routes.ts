import type { FastifyInstance } from 'fastify';
import { requestPasswordReset, resetPassword } from 'shared-kit/contract';
import { browserName } from '../accounts/browser-name';
import { originOf } from '../../plugins/access';
import { mount } from '../../plugins/mount';
import { passwordResetter } from './carry-out-reset';
import type { PasswordResetDeps } from './password-reset-deps';
import { resetRequester } from './request-reset';

/** Endpoints to reset a forgotten password by mail. */
export function mountPasswordReset(app: FastifyInstance, deps: PasswordResetDeps): void {
  const requester = resetRequester(deps);
  const reset = passwordResetter(deps);
  app.addHook('onClose', () => requester.settled());

  mount(app, requestPasswordReset, {
    access: 'anyone',
    handler: async ({ body, request }) => {
      await requester.request(body.email, request.ip, request.log);
      return { message: 'If this email has an account, a mail is on its way' };
    },
  });

  mount(app, resetPassword, {
    access: 'anyone',
    handler: async ({ body, request }) => {
      const browser = browserName(request.headers['user-agent']);
      const origin = originOf(request);
      await reset(body, { address: request.ip, browser, origin, log: request.log });
      return { message: 'Password changed; sign in with the new one' };
    },
  });
}
