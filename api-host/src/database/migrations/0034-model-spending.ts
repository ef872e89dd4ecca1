import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * Usage of language models by day. Separate from the generations, which are deleted with projects
 * and members: costs remain. Starts with the usage of existing generations.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table model_spending (
      day date not null,
      label text not null,
      model text not null,
      currency text not null,
      generations integer not null,
      input_tokens bigint not null,
      output_tokens bigint not null,
      cost double precision not null,
      primary key (day, label, model, currency)
    )`.execute(db);
  await sql`
    insert into model_spending
    select (finished_at at time zone 'UTC')::date,
      coalesce(engine->>'label', ''), coalesce(engine->>'model', ''), coalesce(usage->>'currency', ''),
      count(*), sum((usage->>'input_tokens')::bigint), sum((usage->>'output_tokens')::bigint),
      sum(coalesce((usage->>'cost')::double precision, 0))
    from generation_tasks
    where jsonb_typeof(usage) = 'object' and finished_at is not null
    group by 1, 2, 3, 4`.execute(db);
  await sql`create index generation_tasks_failed on generation_tasks (finished_at) where status = 'failed'`.execute(
    db,
  );
}
