import { createHash } from 'node:crypto';
import { tokenPrefix } from 'shared-kit/contract/releases';
import type { ReleaseToken } from 'shared-kit/contract/releases';
import { unauthenticated } from '../../../errors';
import type { Authenticate, SignedInUser } from '../../../plugins/access';
import { findUser } from '../../accounts/users.repository';
import type { ReleaseDeps } from '../release-deps';
import { findTokenByHash, noteUse, stateOf } from './tokens.repository';

/** As the database knows a secret. It is random and long, so a fast hash is as good as a slow one. */
export const hashOfSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex');

/** Longer than a session's token, which may begin so by chance. */
const secretShape = new RegExp(`^${tokenPrefix}[\\w-]{43}$`, 'u');

const reasons: Readonly<Record<Exclude<ReleaseToken['state'], 'active'>, string>> = {
  expired: 'This service token has expired; create another one',
  revoked: 'This service token was revoked',
  orphaned: 'Whoever created this service token may not release its remote any more',
};

/**
 * Finds callers by service tokens too. Nothing is kept in memory: a token that was revoked, or whose creator was
 * suspended or lost the right, is refused from the next call on, on every host.
 */
export function admitServiceTokens(
  deps: Pick<ReleaseDeps, 'db' | 'clock'>,
  sessions: Authenticate,
): Authenticate {
  return (token) => (secretShape.test(token) ? callerOf(deps, token) : sessions(token));
}

async function callerOf(
  { db, clock }: Pick<ReleaseDeps, 'db' | 'clock'>,
  secret: string,
): Promise<SignedInUser> {
  const found = await findTokenByHash(db, hashOfSecret(secret));
  if (found === undefined) throw unauthenticated('There is no such service token');
  const state = stateOf(found, clock());
  if (state !== 'active') throw unauthenticated(reasons[state]);
  const user = await findUser(db, found.creator_id);
  if (user === null) throw unauthenticated(reasons.orphaned);
  await noteUse(db, found, clock());
  const { id, remote, actions } = found;
  // A program cannot be asked to confirm, and has no session.
  return { user, sessionId: `token:${id}`, confirmedAt: null, service: { id, remote, actions } };
}
