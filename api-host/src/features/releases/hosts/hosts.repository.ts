import type { Database } from '../../../database/schema';

/** A host that has said nothing for so long has ended, or is cut off and answers nobody. */
const silentMs = 60_000;

/** Notes that a host answers. */
export async function noteHost(
  db: Database,
  host: { readonly id: string; readonly contract: string; readonly at: Date },
): Promise<void> {
  const { id, contract, at: seen_at } = host;
  await db
    .insertInto('release_hosts')
    .values({ id, contract, seen_at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ contract, seen_at }))
    .execute();
  // Whatever ended without a word.
  const before = new Date(seen_at.getTime() - silentMs);
  await db.deleteFrom('release_hosts').where('seen_at', '<', before).execute();
}

/** A host that ends answers no more. */
export async function forgetHost(db: Database, id: string): Promise<void> {
  await db.deleteFrom('release_hosts').where('id', '=', id).execute();
}

/** Which versions of the contract the hosts understand that answer now; each once. */
export async function runningContracts(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('release_hosts').select('contract').distinct().execute();
  return rows.map(({ contract }) => contract);
}
