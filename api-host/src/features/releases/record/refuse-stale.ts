import { conflict } from '../../../errors';
import type { Database } from '../../../database/schema';
import { nameNow } from './who';

const names: Readonly<Record<string, string>> = {
  controller: 'The release controller',
  host: 'The host',
};

/**
 * Refuses what was decided on an older state of the remote: somebody else, or the controller, has
 * changed it since. Changes of other remotes do not matter.
 */
export async function refuseStale(
  db: Database,
  { remote, seen }: { readonly remote: string; readonly seen?: number | undefined },
): Promise<void> {
  if (seen === undefined) return;
  const newer = await db
    .selectFrom('release_entries')
    .leftJoin('users', 'users.id', 'release_entries.who_id')
    .select(['who', 'who_id', 'who_token', 'what', 'users.email'])
    .where('serial', '>', seen)
    .where((row) => row.or([row('remote', '=', remote), row('remote', 'is', null)]))
    .orderBy('serial', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!newer) return;
  const noted = { name: newer.who, account: newer.who_id, token: newer.who_token };
  const who = names[newer.who] ?? nameNow(noted, newer.email);
  throw conflict(
    `${who} was quicker: ${newer.what} Nothing was changed for you. Look at ${remote} again, then decide.`,
  );
}

/** Refuses to take back a version nobody gets any more, and says what happened last. */
export async function refuseGone(db: Database, remote: string, version: string): Promise<never> {
  const last = await db
    .selectFrom('release_entries')
    .select('what')
    .where('remote', '=', remote)
    .orderBy('serial', 'desc')
    .limit(1)
    .executeTakeFirst();
  throw conflict(
    `Nobody gets ${remote} ${version} any more, so nothing was taken back. ${last?.what ?? ''}`.trim(),
  );
}
