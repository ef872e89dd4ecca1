import { Counter, Gauge, Histogram } from 'prom-client';
import type { Registry } from 'prom-client';
import type { Clock } from '../../clock';
import type { Database } from '../../database/schema';

/** From an instantly composed page to the time limit of a generation. */
const seconds = [0.5, 1, 2.5, 5, 10, 20, 40, 60, 120, 300, 900];

/** How a generation on this host ended. */
export interface EndedGeneration {
  /** `composer`, or the name of the language model. */
  readonly engine: string;
  /** `done`, `failed` with its code, `handed back` or `lost`. */
  readonly outcome: string;
  readonly waitedSeconds: number;
  readonly workedSeconds: number;
  readonly tokens: { readonly input: number; readonly output: number } | null;
}

/** Metrics of this host's generations: queue time, duration per engine, outcome. */
export function measureGenerations(registry: Registry): (ended: EndedGeneration) => void {
  const registers = [registry];
  const worked = new Histogram({
    name: 'sitewright_generation_duration_seconds',
    help: 'Time this host worked on a generation, by engine or model and by how it ended',
    labelNames: ['engine', 'outcome'] as const,
    buckets: seconds,
    registers,
  });
  const waited = new Histogram({
    name: 'sitewright_generation_wait_seconds',
    help: 'Time from asking for a generation until this host began with it',
    buckets: seconds,
    registers,
  });
  const tokens = new Counter({
    name: 'sitewright_model_tokens_total',
    help: 'Tokens language models took for this host, as they count them',
    labelNames: ['engine', 'direction'] as const,
    registers,
  });
  return ({ engine, outcome, waitedSeconds, workedSeconds, tokens: spent }) => {
    worked.observe({ engine, outcome }, workedSeconds);
    waited.observe(waitedSeconds);
    if (!spent) return;
    tokens.inc({ engine, direction: 'input' }, spent.input);
    tokens.inc({ engine, direction: 'output' }, spent.output);
  };
}

/** Counted on each scrape. Hosts of one database share the queue, so all report the same number. */
export function taskGauge(db: Database): Gauge<'status'> {
  const statuses = ['queued', 'running'] as const;
  return new Gauge({
    name: 'sitewright_generation_tasks',
    help: 'Unfinished generations in the database, over all hosts',
    labelNames: ['status'] as const,
    // Not in the library's global registry: the caller passes one.
    registers: [],
    async collect() {
      const rows = await db
        .selectFrom('generation_tasks')
        .select(['status', (build) => build.fn.countAll<number>().as('tasks')])
        .where('status', 'in', statuses)
        .groupBy('status')
        .execute();
      for (const status of statuses) {
        this.set({ status }, rows.find((row) => row.status === status)?.tasks ?? 0);
      }
    },
  });
}

/** Age of the oldest waiting generation; 0 where none waits. */
export function oldestGauge(db: Database, clock: Clock): Gauge {
  return new Gauge({
    name: 'sitewright_generation_oldest_queued_seconds',
    help: 'Age of the oldest generation that waits, over all hosts',
    registers: [],
    async collect() {
      const row = await db
        .selectFrom('generation_tasks')
        .select((build) => build.fn.min('created_at').as('asked'))
        .where('status', '=', 'queued')
        .executeTakeFirst();
      const asked = row?.asked as Date | null | undefined;
      this.set(asked ? Math.max(0, (clock().getTime() - asked.getTime()) / 1000) : 0);
    },
  });
}
