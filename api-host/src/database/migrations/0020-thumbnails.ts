import type { Kysely } from 'kysely';

/** Pictures of published deployments; their files are stored with the deployment. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('deployments')
    .addColumn('thumbnail', 'text')
    .addColumn('thumbnail_claimed_at', 'timestamptz')
    .execute();
}
