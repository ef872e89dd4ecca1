import type { Database } from '../../database/schema';

/** What lies in the storage under one prefix, and how the database refers to it. */
export interface StoredKind {
  readonly name: string;
  readonly prefix: string;
  /** The folder of a key that lives and goes as one; null for what is none of this kind's and stays. */
  readonly folderOf: (key: string) => string | null;
  /** Every folder some row refers to. */
  readonly needed: (db: Database) => Promise<readonly string[]>;
}

const folders = (pattern: RegExp) => (key: string) => pattern.exec(key)?.[0] ?? null;

/**
 * Everything the host stores. A kind that is missing here is never touched; one whose `needed` forgets a
 * reference loses files, so a table that starts to refer to files is added here with it.
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
    // Inside of deployments, and gone with them: these are pictures a deployment that is there has no use for.
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
