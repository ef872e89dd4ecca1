import { sql } from 'kysely';
import type { GenerationEngine, GenerationUsage, ModelSpendingDay } from 'shared-kit/contract';
import type { Database } from '../../../database/schema';

interface Spending {
  readonly engine: GenerationEngine;
  readonly usage: GenerationUsage;
  readonly now: Date;
}

const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

/** Adds the usage of one generation, whatever its outcome. */
export async function addSpending(db: Database, { engine, usage, now }: Spending): Promise<void> {
  await sql`
    insert into model_spending as spent
      (day, label, model, currency, generations, input_tokens, output_tokens, cost)
    values (${dayOf(now)}::date, ${engine.label}, ${engine.model ?? ''}, ${usage.currency ?? ''},
      1, ${usage.input_tokens}, ${usage.output_tokens}, ${usage.cost ?? 0})
    on conflict (day, label, model, currency) do update set
      generations = spent.generations + 1,
      input_tokens = spent.input_tokens + excluded.input_tokens,
      output_tokens = spent.output_tokens + excluded.output_tokens,
      cost = spent.cost + excluded.cost`.execute(db);
}

interface DayRow {
  day: string;
  currency: string;
  generations: number;
  input_tokens: number;
  output_tokens: number;
  cost: number;
}

/** By day, newest first; days without a generation are left out. */
export async function spendingSince(db: Database, since: Date): Promise<ModelSpendingDay[]> {
  const { rows } = await sql<DayRow>`
    select to_char(day, 'YYYY-MM-DD') as day, currency, sum(generations)::int as generations,
      sum(input_tokens)::bigint as input_tokens, sum(output_tokens)::bigint as output_tokens,
      sum(cost) as cost
    from model_spending where day > ${dayOf(since)}::date
    group by 1, 2 order by 1 desc, 2`.execute(db);
  const days = new Map<string, ModelSpendingDay>();
  for (const { day, currency, cost, ...counts } of rows) {
    const before = days.get(day);
    const costs = currency === '' ? [] : [{ currency, amount: roundedCost(cost) }];
    days.set(day, {
      day,
      generations: (before?.generations ?? 0) + counts.generations,
      input_tokens: (before?.input_tokens ?? 0) + counts.input_tokens,
      output_tokens: (before?.output_tokens ?? 0) + counts.output_tokens,
      costs: [...(before?.costs ?? []), ...costs],
    });
  }
  return [...days.values()];
}

/** Rounded to 1/100,000, like the cost of each generation. */
const roundedCost = (cost: number): number => Math.round(cost * 100_000) / 100_000;
