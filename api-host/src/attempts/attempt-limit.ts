import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Clock } from '../clock';
import type { Database } from '../database/schema';
import { tooManyAttempts } from './too-many-attempts';

interface LimitRule {
  readonly attempts: number;
  readonly windowMs: number;
}

interface LimitSources {
  readonly db: Database;
  readonly clock: Clock;
}

/** Ended windows removed with each attempt: more than one attempt can leave behind. */
const sweptAtOnce = 20;

/**
 * Bounds how often something may fail per key and time window, over all hosts of a database. An attempt
 * counts when it begins, so that many at once cannot slip through, and is given back when it succeeds.
 * One statement counts it: between looking and writing nobody else fits in.
 */
export class AttemptLimit {
  constructor(
    private readonly sources: LimitSources,
    /** What is tried; the same key under another name counts apart. */
    private readonly name: string,
    private readonly rule: LimitRule,
  ) {}

  /** Counts an attempt; 429 when the window's attempts are used up. */
  async begin(key: string): Promise<void> {
    const { db, clock } = this.sources;
    const now = clock();
    await this.#sweep(now);
    const endsAt = new Date(now.getTime() + this.rule.windowMs);
    const counted = await sql`
      insert into attempt_windows as known (key, used, ends_at)
      values (${this.#stored(key)}, 1, ${endsAt})
      on conflict (key) do update set
        used = case when known.ends_at <= ${now} then 1 else known.used + 1 end,
        ends_at = case when known.ends_at <= ${now} then excluded.ends_at else known.ends_at end
      where known.ends_at <= ${now} or known.used < ${this.rule.attempts}
      returning key`.execute(db);
    if (counted.rows.length === 0) await this.#refuse(key, now);
  }

  /** Gives an attempt back that turned out well. */
  async giveBack(key: string): Promise<void> {
    await this.sources.db
      .updateTable('attempt_windows')
      .set((is) => ({ used: is('used', '-', 1) }))
      .where('key', '=', this.#stored(key))
      .where('used', '>', 0)
      .execute();
  }

  /** Starts afresh for a key. */
  async clear(key: string): Promise<void> {
    await this.sources.db
      .deleteFrom('attempt_windows')
      .where('key', '=', this.#stored(key))
      .execute();
  }

  async #refuse(key: string, now: Date): Promise<never> {
    const window = await this.sources.db
      .selectFrom('attempt_windows')
      .select('ends_at')
      .where('key', '=', this.#stored(key))
      .executeTakeFirst();
    // Gone by now when the attempt before it turned out well; then a second is long enough.
    throw tooManyAttempts((window?.ends_at.getTime() ?? 0) - now.getTime());
  }

  /** An attacker's invented emails must not fill the table. Hosts at it at once skip each other's rows. */
  async #sweep(now: Date): Promise<void> {
    await sql`
      delete from attempt_windows where key in (
        select key from attempt_windows where ends_at <= ${now}
        limit ${sweptAtOnce} for update skip locked
      )`.execute(this.sources.db);
  }

  #stored(key: string): string {
    return createHash('sha256').update(`${this.name}\0${key}`).digest('hex');
  }
}
