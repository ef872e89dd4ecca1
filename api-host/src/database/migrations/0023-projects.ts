import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * Projects become rows. Those known only from their versions and generations are imported, with the
 * website each was published as; a website without a project gets one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('projects')
    .addColumn('user_id', 'uuid', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('title_is_own', 'boolean', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('prompt', 'text', (column) => column.notNull())
    .addColumn('website_id', 'uuid', (column) =>
      column.references('websites.id').onDelete('set null'),
    )
    .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .addColumn('deleted_at', 'timestamptz')
    .addPrimaryKeyConstraint('projects_key', ['user_id', 'id'])
    .execute();
  await takeOverHistories(db);
  await nameWebsites(db);
  await makeProjectsOfWebsites(db);
  await sql`create unique index projects_website on projects (website_id)
    where website_id is not null`.execute(db);
  await sql`create index projects_latest on projects (user_id, updated_at desc)`.execute(db);
  await sql`create index projects_deleted on projects (deleted_at)
    where deleted_at is not null`.execute(db);
  for (const table of ['project_versions', 'generation_tasks'] as const) {
    await db.schema
      .alterTable(table)
      .addForeignKeyConstraint(
        `${table}_project`,
        ['user_id', 'project_id'],
        'projects',
        ['user_id', 'id'],
        (constraint) => constraint.onDelete('cascade'),
      )
      .execute();
  }
}

/** Named after the first three words of their first prompt, as the browser did. */
async function takeOverHistories(db: Kysely<unknown>): Promise<void> {
  await sql`
    with happened as (
      select user_id, project_id, prompt, created_at from project_versions
      union all
      select user_id, project_id, prompt, created_at from generation_tasks
        where project_id is not null
    ), spans as (
      select user_id, project_id, min(created_at) as created_at, max(created_at) as updated_at
      from happened group by user_id, project_id
    ), firsts as (
      select distinct on (user_id, project_id) user_id, project_id, prompt
      from happened order by user_id, project_id, prompt = '', created_at
    ), words as (
      select user_id, project_id, prompt,
        (regexp_split_to_array(btrim(left(prompt, 2000), E' \t\r\n'), '\\s+'))[1:3] as three
      from firsts
    )
    insert into projects (user_id, id, title, title_is_own, slug, prompt, created_at, updated_at)
    select user_id, project_id,
      coalesce(nullif(left((
        select string_agg(upper(left(word, 1)) || substr(word, 2), ' ' order by place)
        from unnest(three) with ordinality as of_title (word, place)), 300), ''), 'Untitled website'),
      false,
      coalesce(left((
        select string_agg(cleaned, '-' order by place) filter (where cleaned <> '')
        from (
          select regexp_replace(lower(word), '[^[:alnum:]]', '', 'g') as cleaned, place
          from unnest(three) with ordinality as of_slug (word, place)
        ) as parts), 300), ''),
      prompt, created_at, updated_at
    from words join spans using (user_id, project_id)`.execute(db);
}

/**
 * A project is linked to the website whose editor was opened for it, or that has the code of one of
 * its versions. If there are several, to the newest.
 */
async function nameWebsites(db: Kysely<unknown>): Promise<void> {
  await sql`
    with opened as (
      select website_id, project_id, created_at from editor_tickets where project_id is not null
      union all
      select website_id, project_id, created_at from editor_sessions where project_id is not null
    ), candidates as (
      select websites.id, websites.user_id, opened.project_id, 1 as rank, opened.created_at as at
      from opened join websites on websites.id = opened.website_id
      union all
      select websites.id, websites.user_id, versions.project_id, 2, versions.created_at
      from websites join project_versions as versions
        on versions.user_id = websites.user_id
        and versions.files ->> 'html' = websites.html
        and versions.files ->> 'css' = websites.css
        and versions.files ->> 'js' = websites.js
    ), chosen as (
      select distinct on (id) id, user_id, project_id from candidates
      order by id, rank, at desc, project_id
    ), newest as (
      select distinct on (chosen.user_id, project_id) project_id, websites.*
      from chosen join websites on websites.id = chosen.id
      order by chosen.user_id, project_id, websites.deleted_at is not null,
        websites.published_at desc, websites.id
    )
    update projects set website_id = newest.id, title = newest.title, title_is_own = true,
      slug = newest.slug, updated_at = greatest(projects.updated_at, newest.updated_at),
      deleted_at = newest.deleted_at
    from newest
    where projects.user_id = newest.user_id and projects.id = newest.project_id`.execute(db);
}

/** Their code is the first version. */
async function makeProjectsOfWebsites(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into projects (user_id, id, title, title_is_own, slug, prompt, website_id,
      created_at, updated_at, deleted_at)
    select user_id, 'site-' || id, title, true, slug, prompt, id, created_at, updated_at, deleted_at
    from websites
    where not exists (select from projects where projects.website_id = websites.id)`.execute(db);
  await sql`
    insert into project_versions (user_id, project_id, number, kind, prompt, files, created_at)
    select websites.user_id, projects.id, 1, 'generated', websites.prompt,
      jsonb_build_object('html', html, 'css', css, 'js', js,
        'framework', 'vanilla', 'notes', jsonb_build_array()),
      websites.updated_at
    from websites join projects on projects.website_id = websites.id
    where projects.id = 'site-' || websites.id`.execute(db);
}
