import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Clock } from '../clock';
import type { Database } from '../database/schema';
import { tooManyAttempts } from './too-many-attempts';

interface LimitRule {
  readonly attempts: number;
  readonly windowMs: number;
}

interface Window {
  used: number;
  /** The part of `used` not yet written to the database. */
  unwritten: number;
  endsAt: number;
}

/**
 * Maximum number of keys cached per host; the least recently updated are dropped and read from the
 * database again.
 */
const maxKeys = 50_000;

/**
 * Limits attempts like `AttemptLimit`, for calls too frequent for a statement each: a host counts
 * in memory and shares its counts on each write. Several hosts may together exceed the limit by
 * what each counted since its last write.
 */
export class GatheredLimit {
  readonly #windows = new Map<string, Window>();

  constructor(
    private readonly clock: Clock,
    /** What is attempted; equal keys under different names are counted separately. */
    private readonly name: string,
    private readonly rule: LimitRule,
  ) {}

  /** Counts an attempt; throws 429 when the window's attempts are used up. */
  begin(key: string): void {
    const now = this.clock().getTime();
    const window = this.#windowOf(key, now);
    if (window.used >= this.rule.attempts) throw tooManyAttempts(window.endsAt - now);
    window.used += 1;
    window.unwritten += 1;
  }

  /** Adds the local counts to the shared ones, and reads the totals. */
  async write(db: Database): Promise<void> {
    const counted = [...this.#windows].filter(([, { unwritten }]) => unwritten > 0);
    if (counted.length === 0) return;
    const now = this.clock();
    const rows = counted.map(([key, { unwritten, endsAt }]) => ({
      key: this.#stored(key),
      used: unwritten,
      ends_at: new Date(endsAt),
    }));
    for (const [, window] of counted) window.unwritten = 0;
    try {
      const shared = await addAll(db, now, rows);
      for (const [at, [, window]] of counted.entries()) {
        const known = shared.get(rows[at]?.key ?? '');
        if (!known) continue;
        window.used = known.used + window.unwritten;
        window.endsAt = known.endsAt;
      }
    } catch (error) {
      for (const [at, [, window]] of counted.entries()) window.unwritten += rows[at]?.used ?? 0;
      throw error;
    }
  }

  #windowOf(key: string, now: number): Window {
    const known = this.#windows.get(key);
    if (known && known.endsAt > now) return known;
    const [oldest] = this.#windows.keys();
    if (!known && oldest !== undefined && this.#windows.size >= maxKeys) {
      this.#windows.delete(oldest);
    }
    const window = { used: 0, unwritten: 0, endsAt: now + this.rule.windowMs };
    this.#windows.set(key, window);
    return window;
  }

  #stored(key: string): string {
    return createHash('sha256').update(`${this.name}\0${key}`).digest('hex');
  }
}

interface Row {
  readonly key: string;
  readonly used: number;
  readonly ends_at: Date;
}

/**
 * Expired windows are deleted with each write: a table of addresses must not grow forever.
 * Concurrent hosts skip each other's locked rows.
 */
async function addAll(db: Database, now: Date, rows: readonly Row[]) {
  await sql`
    delete from attempt_windows where key in (
      select key from attempt_windows where ends_at <= ${now}
      limit ${rows.length + 20} for update skip locked)`.execute(db);
  const added = await sql<Row>`
    insert into attempt_windows as known (key, used, ends_at)
    select key, used, ends_at from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as counted(key text, used integer, ends_at timestamptz) order by key
    on conflict (key) do update set
      used = case when known.ends_at <= ${now} then excluded.used else known.used + excluded.used end,
      ends_at = case when known.ends_at <= ${now} then excluded.ends_at else known.ends_at end
    returning key, used, ends_at`.execute(db);
  return new Map(
    added.rows.map(({ key, used, ends_at: endsAt }) => [key, { used, endsAt: endsAt.getTime() }]),
  );
}
