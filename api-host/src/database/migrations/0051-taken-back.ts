import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * Versions that were taken back, by whom and why, until everyone gets one of them again. Filled
 * from the history: what a rollback removed from the record and no later record released to
 * everyone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table release_taken_back (
      remote text not null,
      version text not null,
      at timestamptz not null,
      who text not null,
      who_id uuid,
      why text not null,
      primary key (remote, version)
    )`.execute(db);
  await sql`
    insert into release_taken_back (remote, version, at, who, who_id, why)
    select distinct on (gone.remote, gone.version)
      gone.remote, gone.version, gone.at, gone.who, gone.who_id, gone.why
    from (
      select after.remote, after.serial, after.at, after.who, after.who_id, after.why,
        unnest(array[
          before.record #>> array['remotes', after.remote, 'candidate', 'release', 'version'],
          nullif(
            before.record #>> array['remotes', after.remote, 'stable', 'version'],
            after.record #>> array['remotes', after.remote, 'stable', 'version'])
        ]) as version
      from release_entries as after
      join release_entries as before on before.serial = after.serial - 1
      where after.action = 'rollback' and after.remote is not null
    ) as gone
    where gone.version is not null and not exists (
      select 1 from release_entries as later
      where later.serial > gone.serial
        and later.record #>> array['remotes', gone.remote, 'stable', 'version'] = gone.version)
    order by gone.remote, gone.version, gone.serial desc`.execute(db);
}
