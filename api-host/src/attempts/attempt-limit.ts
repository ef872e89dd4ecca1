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

/** Expired windows deleted per attempt: more than one attempt can create. */
const sweptAtOnce = 20;

/**
 * Limits attempts per key and time window, across all hosts of a database. An attempt is counted
 * when it starts, so that concurrent ones cannot exceed the limit, and given back when it succeeds.
 * A single statement checks and counts atomically.
 */
export class AttemptLimit {
  constructor(
    private readonly sources: LimitSources,
    /** What is attempted; equal keys under different names are counted separately. */
    private readonly name: string,
    private readonly rule: LimitRule,
  ) {}

  /** Counts an attempt; throws 429 when the window's attempts are used up. */
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

  /** Gives a successful attempt back. */
  async giveBack(key: string): Promise<void> {
    await this.sources.db
      .updateTable('attempt_windows')
      .set((is) => ({ used: is('used', '-', 1) }))
      .where('key', '=', this.#stored(key))
      .where('used', '>', 0)
      .execute();
  }

  /** Resets a key. */
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
    // Missing when the previous attempt has succeeded by now; then a second suffices.
    throw tooManyAttempts((window?.ends_at.getTime() ?? 0) - now.getTime());
  }

  /**
   * An attacker's invented emails must not fill the table. Concurrent hosts skip each other's
   * locked rows.
   */
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
