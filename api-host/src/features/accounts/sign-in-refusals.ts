import type { User } from 'shared-kit/contract';
import { forbidden, RequestFailure } from '../../errors';

/** The same message in all cases: it must not reveal which emails have accounts. */
export const refusedSignIn = () =>
  new RequestFailure(401, 'INVALID_CREDENTIALS', 'Email or password is not correct');

/**
 * Only after the correct password: it reveals that the account exists, and why it was suspended.
 */
export const suspendedSignIn = ({ suspension_reason: reason }: User) =>
  forbidden(`This account is suspended: ${reason}`);

/** Only after the correct password, which the challenge represents in the next step. */
export const codeNeeded = (challenge: string) =>
  new RequestFailure(
    401,
    'SECOND_FACTOR_REQUIRED',
    'Enter the code of your authenticator app, or a recovery code',
    { challenge },
  );
