import type { User } from 'shared-kit/contract';
import { forbidden, RequestFailure } from '../../errors';

/** One text for all: it must not tell which emails have accounts. */
export const refusedSignIn = () =>
  new RequestFailure(401, 'INVALID_CREDENTIALS', 'Email or password is not correct');

/** Only to whoever knows the password: it tells that the email has an account, and why it was suspended. */
export const suspendedSignIn = ({ suspension_reason: reason }: User) =>
  forbidden(`This account is suspended: ${reason}`);

/** Also only to whoever knows the password. The challenge stands for it in the next step. */
export const codeNeeded = (challenge: string) =>
  new RequestFailure(
    401,
    'SECOND_FACTOR_REQUIRED',
    'Enter the code of your authenticator app, or a recovery code',
    { challenge },
  );
