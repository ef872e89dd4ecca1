import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Clock } from '../clock';
import type { Database } from '../database/schema';
import { tooManyAttempts } from './too-many-attempts';

interface DelayRule {
  /** Consecutive failures without a delay. */
  readonly free: number;
  /** Maximum delay after a failure. The first is one second, each further one twice as long. */
  readonly longestMs: number;
  /** Without a failure for this long, all are reset. */
  readonly forgottenAfterMs: number;
}

interface DelaySources {
  readonly db: Database;
  readonly clock: Clock;
}

/**
 * Slows down guessing with every failure instead of locking: after the free ones, each failure
 * doubles the delay before the next attempt. Attempts refused during the delay are not counted and
 * do not prolong it. Counted across all hosts of a database, when an attempt starts, so that
 * concurrent ones cannot exceed the limit; call `clear` on success. Shares the table of
 * `AttemptLimit`, whose sweep deletes old rows.
 */
export class ProgressiveDelay {
  constructor(
    private readonly sources: DelaySources,
    /** What is attempted; equal keys under different names are counted separately. */
    private readonly name: string,
    private readonly rule: DelayRule,
  ) {}

  /** Counts an attempt; throws 429 during the delay after the last failure. */
  async begin(key: string): Promise<void> {
    const { db, clock } = this.sources;
    const now = clock();
    const forgottenAt = new Date(now.getTime() + this.rule.forgottenAfterMs);
    const counted = await sql`
      insert into attempt_windows as known (key, used, ends_at)
      values (${this.#stored(key)}, 1, ${forgottenAt})
      on conflict (key) do update set
        used = case when known.ends_at <= ${now} then 1 else known.used + 1 end,
        ends_at = excluded.ends_at
      where known.ends_at <= ${now}
        or known.ends_at - ${this.#interval(this.rule.forgottenAfterMs)} + ${this.#wait} <= ${now}
      returning key`.execute(db);
    if (counted.rows.length === 0) await this.#refuse(key, now);
  }

  /** Resets a key. */
  async clear(key: string): Promise<void> {
    await this.sources.db
      .deleteFrom('attempt_windows')
      .where('key', '=', this.#stored(key))
      .execute();
  }

  async #refuse(key: string, now: Date): Promise<never> {
    const { rows } = await sql<{ readonly until: Date }>`
      select known.ends_at - ${this.#interval(this.rule.forgottenAfterMs)} + ${this.#wait} as until
      from attempt_windows as known where key = ${this.#stored(key)}`.execute(this.sources.db);
    // Missing when the previous attempt has succeeded by now; then a second suffices.
    throw tooManyAttempts((rows[0]?.until.getTime() ?? 0) - now.getTime());
  }

  /** The delay after `known.used` failures. */
  get #wait() {
    const { free, longestMs } = this.rule;
    // The exponent is capped: the number of consecutive attempts is unlimited.
    const doubled = sql`power(2, least(greatest(known.used - ${free}, 0), 30)) * 1000`;
    return sql`case when known.used < ${free} then interval '0'
      else least(${doubled}, ${longestMs}) * interval '1 millisecond' end`;
  }

  #interval(ms: number) {
    return sql`${ms} * interval '1 millisecond'`;
  }

  #stored(key: string): string {
    return createHash('sha256').update(`${this.name}\0${key}`).digest('hex');
  }
}
