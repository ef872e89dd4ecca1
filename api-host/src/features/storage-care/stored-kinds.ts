import type { Database } from '../../database/schema';

/** A kind of stored files under one prefix, and how the database refers to them. */
export interface StoredKind {
  readonly name: string;
  readonly prefix: string;
  /**
   * The folder of a key, which is deleted as a whole; null for keys of other kinds, which are kept.
   */
  readonly folderOf: (key: string) => string | null;
  /** All folders that rows refer to. */
  readonly needed: (db: Database) => Promise<readonly string[]>;
}

const folders = (pattern: RegExp) => (key: string) => pattern.exec(key)?.[0] ?? null;

/**
 * Everything the host stores. A kind missing here is never touched; one whose `needed` misses a
 * reference loses files, so a new table that refers to files must be added here.
 */
export const storedKinds: readonly StoredKind[] = [
  {
    name: 'deployments',
    prefix: 'sites/',
    folderOf: folders(/^sites\/[0-9a-f-]{36}\/[0-9a-f]{32}-[0-9a-f]{8}\//),
    needed: async (db) => {
      const rows = await db
        .selectFrom('deployments')
        .select(['website_id', 'id as deployment'])
        .union(db.selectFrom('websites').select(['id as website_id', 'deployment']))
        .union(
          db
            .selectFrom('share_links')
            .where('revoked_at', 'is', null)
            .select(({ fn }) => [
              fn.coalesce('website_id', 'id').as('website_id'),
              'folder as deployment',
            ]),
        )
        .execute();
      return rows.map(({ website_id, deployment }) => `sites/${website_id}/${deployment}/`);
    },
  },
  {
    // Inside deployments, and deleted with them: these are pictures that an existing deployment
    // does not use.
    name: 'thumbnails',
    prefix: 'sites/',
    folderOf: folders(/^sites\/[0-9a-f-]{36}\/[0-9a-f]{32}-[0-9a-f]{8}\/thumbnail\/[0-9a-f]{32}\//),
    needed: async (db) => {
      const rows = await db
        .selectFrom('deployments')
        .select(['website_id', 'id', 'thumbnail'])
        .where('thumbnail', 'is not', null)
        .$narrowType<{ thumbnail: string }>()
        .execute();
      return rows.map(
        ({ website_id, id, thumbnail }) => `sites/${website_id}/${id}/thumbnail/${thumbnail}/`,
      );
    },
  },
  {
    name: 'pictures',
    prefix: 'pictures/',
    folderOf: folders(/^pictures\/[0-9a-f]{32}\//),
    needed: async (db) => {
      const rows = await db.selectFrom('pictures').select('folder').execute();
      return rows.map(({ folder }) => `pictures/${folder}/`);
    },
  },
  {
    name: 'builds',
    prefix: 'builds/',
    folderOf: folders(/^builds\/[^/]+\/[^/]+\//),
    needed: async (db) => {
      const rows = await db.selectFrom('release_builds').select(['name', 'version']).execute();
      return rows.map(({ name, version }) => `builds/${name}/${version}/`);
    },
  },
];
