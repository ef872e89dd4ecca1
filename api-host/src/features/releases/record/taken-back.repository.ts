import type { TakenBack } from 'shared-kit/contract/releases';
import type { Database } from '../../../database/schema';
import { versionKey } from './stable-versions.repository';
import { nameNow } from './who';
import type { Who } from './who';

/** Notes that a version was taken back. Inside the transaction that does it. */
export async function noteTakenBack(
  transaction: Database,
  { remote, version }: { readonly remote: string; readonly version: string },
  { at, who, why }: { readonly at: Date; readonly who: Who; readonly why: string },
): Promise<void> {
  const said = { at, who: who.name, who_id: who.account, who_token: who.token ?? null, why };
  await transaction
    .insertInto('release_taken_back')
    .values({ remote, version, ...said })
    .onConflict((conflict) => conflict.columns(['remote', 'version']).doUpdateSet(said))
    .execute();
}

/** Everyone gets it again because somebody decided so: it is not a version that was taken back any more. */
export async function forgetTakenBack(
  transaction: Database,
  remote: string,
  version: string,
): Promise<void> {
  await transaction
    .deleteFrom('release_taken_back')
    .where('remote', '=', remote)
    .where('version', '=', version)
    .execute();
}

/** Every version that was taken back, under `versionKey`. */
export async function takenBackVersions(
  db: Database,
  remote?: string,
): Promise<ReadonlyMap<string, TakenBack>> {
  const rows = await db
    .selectFrom('release_taken_back')
    .leftJoin('users', 'users.id', 'release_taken_back.who_id')
    .select(['remote', 'release_taken_back.version', 'at', 'who', 'who_id', 'who_token', 'why'])
    .select('users.email')
    .$if(remote !== undefined, (query) => query.where('remote', '=', remote ?? ''))
    .execute();
  return new Map(
    rows.map(({ email, ...row }) => [
      versionKey(row.remote, row.version),
      {
        at: row.at.toISOString(),
        who: nameNow({ name: row.who, account: row.who_id, token: row.who_token }, email),
        why: row.why,
      },
    ]),
  );
}
