import { sql } from 'kysely';
import type { Database } from '../../database/schema';

/** What must hold whatever is sent: each query returns the violating rows. */
const invariants: Readonly<Record<string, string>> = {
  'versions of a project are numbered from 1 without gaps': `
    select user_id, project_id, max(number), count(*) from project_versions
    group by user_id, project_id having max(number) <> count(*) or min(number) <> 1`,
  'a restored version names an earlier one of its project': `
    select v.user_id, v.project_id, v.number from project_versions v
    where v.restored_from is not null and not exists (
      select from project_versions o where o.user_id = v.user_id and o.project_id = v.project_id
        and o.number = v.restored_from and o.number < v.number)`,
  'a project is published as a website of its member': `
    select p.id from projects p join websites w on w.id = p.website_id where w.user_id <> p.user_id`,
  'every website has its current deployment': `
    select w.id from websites w where not exists (
      select from deployments d where d.website_id = w.id and d.id = w.deployment)`,
  'nobody has an address that is or was another website’s': `
    select f.slug from former_addresses f join websites w on w.slug = f.slug and w.id <> f.website_id
    union all select r.slug from retired_addresses r join websites w on w.slug = r.slug`,
  'a suspended account has no session and is no admin': `
    select u.id from users u where u.suspended_at is not null
      and (u.role = 'admin' or exists (select from sessions s where s.user_id = u.id))`,
  'a suspension has a reason': `
    select id from users where (suspended_at is null) <> (suspension_reason is null)
    union all select id from websites where (suspended_at is null) <> (suspension_reason is null)`,
  'there is an admin': `
    select 'none' where not exists (select from users where role = 'admin')`,
  'flags are 0 or 1': `
    select id from users where not (oto_1 in (0,1) and oto_2 in (0,1) and oto_3 in (0,1)
      and oto_4 in (0,1) and oto_5 in (0,1) and oto_6 in (0,1) and oto_7 in (0,1)
      and oto_8 in (0,1) and release_manager in (0,1))`,
  'an email belongs to one account': `
    select email_key from users group by email_key having count(*) > 1`,
  'nobody is their own agency user': `
    select user_id from agency_users where user_id = manager_id`,
  'a share link of a version shows one that exists': `
    select l.id from share_links l where l.website_id is null and not exists (
      select from project_versions v where v.user_id = l.user_id and v.project_id = l.project_id
        and v.number = l.version)`,
  'what the editor is open for belongs to who opened it': `
    select e.token_hash from editor_sessions e join sessions s on s.token_hash = e.session_id
    join websites w on w.id = e.website_id where w.user_id <> s.user_id`,
  'a generation that has ended says so, and one that has not has no end': `
    select id from generation_tasks
    where (status in ('done', 'failed', 'cancelled')) <> (finished_at is not null)`,
  'a version a generation made exists': `
    select t.id from generation_tasks t where t.version is not null and not exists (
      select from project_versions v where v.user_id = t.user_id and v.project_id = t.project_id
        and v.number = t.version)`,
  'a mail that was given up has lost its content, and one that waits has it': `
    select id from queued_mails where (sealed is null) <> (given_up_at is not null)
      or (given_up_because is null) <> (given_up_at is null)`,
  'a remote has one rollout under way': `
    select remote from release_rollouts where state in ('running', 'paused')
    group by remote having count(*) > 1`,
  'release records are numbered from 1 without gaps': `
    select max(serial), count(*) from release_entries having max(serial) <> count(*)`,
};

interface ForeignKey {
  readonly name: string;
  readonly child: string;
  readonly parent: string;
  readonly pairs: string;
  readonly present: string;
}

/** Checks every foreign key by a query: the database itself only checks rows that change. */
async function foreignKeys(db: Database): Promise<[string, string][]> {
  const { rows } = await sql<ForeignKey>`
    select c.conname as name, c.conrelid::regclass::text as child, c.confrelid::regclass::text as parent,
      string_agg(format('p.%I = c.%I', pa.attname, ca.attname), ' and ') as pairs,
      string_agg(format('c.%I is not null', ca.attname), ' and ') as present
    from pg_constraint c
      cross join unnest(c.conkey, c.confkey) as k (child_column, parent_column)
      join pg_attribute ca on ca.attrelid = c.conrelid and ca.attnum = k.child_column
      join pg_attribute pa on pa.attrelid = c.confrelid and pa.attnum = k.parent_column
    where c.contype = 'f' group by c.oid, c.conname, c.conrelid, c.confrelid`.execute(db);
  return rows.map(({ name, child, parent, pairs, present }) => [
    `foreign key ${name} of ${child}`,
    `select c.* from ${child} c where ${present} and not exists (select from ${parent} p where ${pairs})`,
  ]);
}

/** The violated invariants, with up to three rows each. */
export async function brokenInvariants(db: Database): Promise<string[]> {
  const broken: string[] = [];
  for (const [name, query] of [...Object.entries(invariants), ...(await foreignKeys(db))]) {
    const { rows } = await sql.raw(query).execute(db);
    if (rows.length > 0) {
      broken.push(
        `${name}: ${rows.length} rows, such as ${JSON.stringify(rows.slice(0, 3)).slice(0, 600)}`,
      );
    }
  }
  return broken;
}
