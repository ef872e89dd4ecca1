import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '../../database/open-database';
import { websitePrefix } from '../../features/websites/deployment';

interface Place {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
}

interface Copies {
  /** Slug and title of the published website to copy; its page contains `name`. */
  readonly slug: string;
  readonly name: string;
  /** Numbers of the copies, excluding `to`; they replace `0` in slug, name and page. */
  readonly from: number;
  readonly to: number;
}

const numbered = (text: string, n: number): string => text.replace(/0$/, String(n));

/**
 * Copies a published website, files included, to simulate very many: each with its own page and
 * ETag. No host may be using an embedded database meanwhile.
 */
export async function fillWithWebsites(
  place: Place,
  { slug, name, from, to }: Copies,
): Promise<void> {
  const { db, close } = await openDatabase(place);
  try {
    const model = await db
      .selectFrom('websites')
      .select(['id', 'deployment'])
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow();
    await sql`
      insert into websites
        (id, user_id, title, slug, prompt, html, css, js, deployment, created_at, updated_at, published_at)
      select gen_random_uuid(), user_id, title, regexp_replace(slug, '0$', n::text), prompt,
        html, css, js, substr(md5(n::text), 1, 16) || '-' || n, created_at, updated_at, published_at
      from websites, generate_series(${from}::int, ${to - 1}::int) as n
      where slug = ${slug}`.execute(db);
    await sql`
      insert into deployments (website_id, id, title, published_at)
      select id, deployment, title, published_at from websites w
      where not exists (select 1 from deployments d where d.website_id = w.id)`.execute(db);
    await sql`analyze`.execute(db);
    const copies = await db
      .selectFrom('websites')
      .select(['id', 'deployment', 'slug'])
      .where('slug', '!=', slug)
      .execute();
    const folderOf = (id: string) => join(place.dataDir, 'files', websitePrefix(id));
    const source = join(folderOf(model.id), model.deployment);
    const page = await readFile(join(source, 'index.html'), 'utf8');
    for (const { id, deployment, slug: copy } of copies) {
      const n = Number(/\d+$/.exec(copy)?.[0]);
      if (!(n >= from && n < to)) continue;
      const folder = join(folderOf(id), deployment);
      await cp(source, folder, { recursive: true });
      await writeFile(join(folder, 'index.html'), page.replaceAll(name, numbered(name, n)));
    }
  } finally {
    await close();
  }
}
