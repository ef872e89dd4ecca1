import { tokenLimits, tokenPrefix } from 'shared-kit/contract/releases';
import type { ReleaseToken, TokenAction } from 'shared-kit/contract/releases';
import type { Database } from '../../../database/schema';
import { conflict, notFound, unauthenticated } from '../../../errors';
import type { Caller } from '../../../plugins/access';
import { lockUser } from '../../accounts/lock-user';
import { actorOf, noteAudit } from '../../audit/note-audit';
import type { Actor } from '../../audit/note-audit';
import type { ReleaseDeps } from '../release-deps';
import { refusedRight, whoCalls } from '../rights/release-rights';
import { hashOfSecret } from './token-callers';
import {
  countTokens,
  endToken,
  findToken,
  insertToken,
  presentToken,
  stateOf,
} from './tokens.repository';
import type { FoundToken } from './tokens.repository';

type Deps = Pick<ReleaseDeps, 'db' | 'clock' | 'random'>;

const dayMs = 24 * 60 * 60_000;
const gone = () => notFound('There is no such token');

interface Wanted {
  readonly remote: string;
  readonly actions: TokenAction[];
  readonly note: string;
  readonly days: number;
}

/** Makes a token of a remote the caller may release. Its secret is in the answer and nowhere else. */
export function createToken(
  { db, clock, random }: Deps,
  { days, ...wanted }: Wanted,
  caller: Caller,
): Promise<{ readonly secret: string; readonly token: ReleaseToken }> {
  const id = random(8).toString('hex');
  const secret = tokenPrefix + random(32).toString('base64url');
  const { remote, actions } = wanted;
  return db.transaction().execute(async (transaction) => {
    const at = clock();
    if ((await lockUser(transaction, caller.user.id)) === null) throw unauthenticated();
    if ((await countTokens(transaction, at, remote)) >= tokenLimits.ofRemote) {
      throw conflict(
        `${remote} has ${tokenLimits.ofRemote} tokens, which is the most; revoke one first`,
      );
    }
    const expiresAt = new Date(at.getTime() + days * dayMs);
    await insertToken(transaction, at, {
      ...wanted,
      id,
      secret_hash: hashOfSecret(secret),
      creator_id: caller.user.id,
      expires_at: expiresAt,
    });
    await noteAudit(transaction, {
      at,
      by: actorOf(caller),
      action: 'release.token-created',
      target: { kind: 'release-token', id },
      detail: {
        changes: { actions: { from: null, to: actions.join(' ') } },
        ids: { remote, until: expiresAt.toISOString() },
      },
    });
    return { secret, token: presentToken(await required(transaction, id), at) };
  });
}

/** Ends a token of a remote the caller may release. */
export function revokeToken(
  { db, clock }: Deps,
  id: string,
  caller: Caller,
): Promise<ReleaseToken> {
  return db.transaction().execute(async (transaction) => {
    const at = clock();
    const token = await required(transaction, id);
    const who = await whoCalls(transaction, caller);
    if (refusedRight(who, token.remote, 'read') !== null) throw gone();
    const state = stateOf(token, at);
    if (state === 'revoked' || state === 'expired')
      throw conflict(`This token has ${state === 'revoked' ? 'been revoked' : 'expired'} already`);
    await revoke(transaction, token, at, actorOf(caller));
    return presentToken(await required(transaction, id), at);
  });
}

/** Ends what an account may no longer vouch for. Inside the transaction that takes the right. */
export async function revokeTokensOf(
  transaction: Database,
  { remote, creator }: { readonly remote: string; readonly creator: string },
  at: Date,
  by: Actor,
): Promise<void> {
  const live = await transaction
    .selectFrom('release_tokens')
    .select(['id', 'remote'])
    .where('remote', '=', remote)
    .where('creator_id', '=', creator)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', at)
    .execute();
  for (const token of live) await revoke(transaction, token, at, by);
}

async function revoke(
  transaction: Database,
  { id, remote }: Pick<FoundToken, 'id' | 'remote'>,
  at: Date,
  by: Actor,
): Promise<void> {
  await endToken(transaction, id, at);
  const target = { kind: 'release-token', id } as const;
  const detail = { ids: { remote } };
  await noteAudit(transaction, { at, by, action: 'release.token-revoked', target, detail });
}

async function required(db: Database, id: string): Promise<FoundToken> {
  const token = await findToken(db, id);
  if (!token) throw gone();
  return token;
}
