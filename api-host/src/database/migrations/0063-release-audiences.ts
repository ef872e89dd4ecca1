import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * Audiences that get a candidate first (decision 077), and their page loads, separate from the
 * compared ones.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table release_rollouts add column audience jsonb`.execute(db);
  await sql`
    alter table release_health
      drop constraint release_health_weight_check,
      add constraint release_health_weight_check
        check (weight in ('member', 'anonymous', 'audience', 'none'))`.execute(db);
  await sql`
    alter table release_witnesses
      drop constraint release_witnesses_kind_check,
      add constraint release_witnesses_kind_check
        check (kind in ('member', 'member network', 'network', 'audience'))`.execute(db);
}
