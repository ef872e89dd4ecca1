import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * Browsers and systems that members have signed in with. Those of the present sessions are known
 * from the start, so that an upgrade notifies nobody of the browser they use every day.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sign_in_browsers (
      user_id uuid not null references users (id) on delete cascade,
      browser text not null,
      last_at timestamptz not null,
      primary key (user_id, browser)
    )`.execute(db);
  await sql`
    insert into sign_in_browsers (user_id, browser, last_at)
      select user_id, coalesce(browser, ''), max(created_at) from sessions group by 1, 2`.execute(
    db,
  );
}
