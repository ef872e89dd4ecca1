import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { ReleaseToken } from 'shared-kit/contract/releases';
import { jsonb } from '../../../database/json';
import type { Database } from '../../../database/schema';
import type { TokenTables } from './tokens.tables';

type Row = Selectable<TokenTables['release_tokens']>;

/** A token with the account that created it, as both are now. */
export interface FoundToken extends Row {
  /** Null once there is no such account. */
  readonly email: string | null;
  /** Whether that account may release the remote at present. */
  readonly is_backed: boolean;
}

/** How long a token that has ended stays listed. */
const remembranceMs = 90 * 24 * 60 * 60_000;

/** So many ended tokens of a remote stay at most, however often somebody creates and revokes one. */
const mostEnded = 100;

/** How exact the last use is: a pipeline's calls follow each other within seconds, and each would be a write. */
const useMs = 60_000;

const backed = sql<boolean>`users.id is not null and users.suspended_at is null and (
  users.role = 'admin' or users.release_manager = 1 or exists (
    select 1 from release_owners as owned
    where owned.user_id = users.id and owned.remote = release_tokens.remote))`;

const tokens = (db: Database) =>
  db
    .selectFrom('release_tokens')
    .leftJoin('users', 'users.id', 'release_tokens.creator_id')
    .selectAll('release_tokens')
    .select(['users.email', backed.as('is_backed')]);

/** The token of a secret, whatever has become of it. */
export async function findTokenByHash(db: Database, hash: string): Promise<FoundToken | undefined> {
  return tokens(db).where('secret_hash', '=', hash).executeTakeFirst();
}

/** The token of an id. */
export async function findToken(db: Database, id: string): Promise<FoundToken | undefined> {
  return tokens(db).where('release_tokens.id', '=', id).executeTakeFirst();
}

/** Tokens of some remotes, or of all, newest first. */
export async function listTokens(
  db: Database,
  now: Date,
  remotes: readonly string[] | undefined,
): Promise<FoundToken[]> {
  const since = new Date(now.getTime() - remembranceMs);
  return tokens(db)
    .where('expires_at', '>', since)
    .where((row) => row.or([row('revoked_at', 'is', null), row('revoked_at', '>', since)]))
    .$if(remotes !== undefined, (query) =>
      query.where(sql<boolean>`release_tokens.remote = any(${[...(remotes ?? [])]}::text[])`),
    )
    .orderBy('release_tokens.created_at', 'desc')
    .orderBy('release_tokens.id')
    .execute();
}

/** How many tokens of a remote can be used, or could be if their creators might release. */
export async function countTokens(db: Database, now: Date, remote: string): Promise<number> {
  const row = await db
    .selectFrom('release_tokens')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('remote', '=', remote)
    .where('expires_at', '>', now)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return row?.count ?? 0;
}

/** Adds a token, and forgets those that ended too long ago to be listed. */
export async function insertToken(
  db: Database,
  now: Date,
  { actions, ...token }: Omit<Row, 'revoked_at' | 'last_used_at' | 'created_at'>,
): Promise<void> {
  await forgetEnded(db, now, token.remote);
  await db
    .insertInto('release_tokens')
    .values({
      ...token,
      actions: jsonb(actions),
      created_at: now,
      revoked_at: null,
      last_used_at: null,
    })
    .execute();
}

async function forgetEnded(db: Database, now: Date, remote: string): Promise<void> {
  const since = new Date(now.getTime() - remembranceMs);
  await sql`
    delete from release_tokens where expires_at <= ${since} or revoked_at <= ${since} or id in (
      select id from release_tokens
      where remote = ${remote} and (revoked_at is not null or expires_at <= ${now})
      order by created_at desc, id offset ${mostEnded}
    )`.execute(db);
}

/** Ends a token. */
export async function endToken(db: Database, id: string, at: Date): Promise<void> {
  await db.updateTable('release_tokens').set({ revoked_at: at }).where('id', '=', id).execute();
}

/** Notes that a token was used, once a minute. */
export async function noteUse(db: Database, { id, last_used_at: last }: Row, at: Date) {
  if (last !== null && at.getTime() - last.getTime() < useMs) return;
  await db.updateTable('release_tokens').set({ last_used_at: at }).where('id', '=', id).execute();
}

/** What has become of a token. */
export function stateOf(token: FoundToken, now: Date): ReleaseToken['state'] {
  if (token.revoked_at !== null) return 'revoked';
  if (token.expires_at <= now) return 'expired';
  return token.is_backed ? 'active' : 'orphaned';
}

/** A token as people see it, without its hash. */
export const presentToken = (token: FoundToken, now: Date): ReleaseToken => ({
  id: token.id,
  remote: token.remote,
  actions: token.actions,
  note: token.note,
  creator: token.email,
  creatorId: token.creator_id,
  createdAt: token.created_at.toISOString(),
  expiresAt: token.expires_at.toISOString(),
  lastUsedAt: token.last_used_at?.toISOString() ?? null,
  state: stateOf(token, now),
});
