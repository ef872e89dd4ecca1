import { sql } from 'kysely';
import { migrate } from '../database/migrate';
import { openDatabase } from '../database/open-database';

/** Adds this many users to a database; no host may be using an embedded one meanwhile. */
export async function fillWithUsers(
  place: { readonly databaseUrl: string | null; readonly dataDir: string },
  people: number,
): Promise<void> {
  const { db, close } = await openDatabase(place);
  try {
    await migrate(db);
    await sql`
      insert into users (name, email, email_key, password_hash, role, created_at, updated_at)
      select 'User ' || n, 'user' || n || '@example' || (n % 50) || '.com',
        'user' || n || '@example' || (n % 50) || '.com', 'x', 'user',
        now() - n * interval '1 minute', now()
      from generate_series(1, ${people}::int) as n`.execute(db);
    await sql`analyze users`.execute(db);
  } finally {
    await close();
  }
}
