import { sql } from 'kysely';
import { migrate } from '../../database/migrate';
import { openDatabase } from '../../database/open-database';

/** Number of rows while the host is measured. */
export const seeded = { users: 1_000, projects: 20, openTasks: 10_000 } as const;

interface Place {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
}

/** Id of the n-th open task. */
export const openTask = (n: number): string => `bench-${String(n).padStart(26, '0')}`;

/** Adds members, and waiting generations; no host may be using an embedded database. */
export async function seedHost(
  place: Place,
  { openTasks }: { readonly openTasks: number },
): Promise<void> {
  const { db, close } = await openDatabase(place);
  try {
    await migrate(db);
    await sql`
      insert into users (name, email, email_key, password_hash, role, created_at, updated_at)
      select 'User ' || n, 'user' || n || '@example.com', 'user' || n || '@example.com', 'x', 'user',
        now() - n * interval '1 minute', now()
      from generate_series(1, ${seeded.users}::int) as n`.execute(db);
    await sql`
      insert into generation_tasks
        (id, user_id, mode, prompt, html, css, js, status, steps, engine, created_at)
      select 'bench-' || lpad(n::text, 26, '0'),
        (select id from users where email = 'user' || (1 + n % ${seeded.users}::int) || '@example.com'),
        0, 'A website for a small bakery', '', '', '', 'queued', '[]',
        '{"kind":"model","label":"Silent","model":"silent"}', now() + n * interval '1 ms'
      from generate_series(1, ${openTasks}::int) as n`.execute(db);
    await sql`analyze`.execute(db);
  } finally {
    await close();
  }
}
