import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Clock } from '../clock';
import type { Database } from '../database/schema';
import { tooManyAttempts } from './too-many-attempts';

interface DelayRule {
  /** Failures in a row that cost nothing. */
  readonly free: number;
  /** The longest wait after a failure. The first is one second, each further one twice as long. */
  readonly longestMs: number;
  /** Without a failure for this long, all are forgotten. */
  readonly forgottenAfterMs: number;
}

interface DelaySources {
  readonly db: Database;
  readonly clock: Clock;
}

/**
 * Makes guessing slower with every failure instead of locking: after the free ones, each failure doubles
 * the wait for the next attempt. What is refused while waiting does not count and prolongs nothing, over
 * all hosts of a database. An attempt counts when it begins, so that many at once cannot slip through;
 * `clear` when it turns out well. Shares the table of `AttemptLimit`, whose sweep removes old rows.
 */
export class ProgressiveDelay {
  constructor(
    private readonly sources: DelaySources,
    /** What is tried; the same key under another name counts apart. */
    private readonly name: string,
    private readonly rule: DelayRule,
  ) {}

  /** Counts an attempt; 429 while the wait after the last failure is not over. */
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

  /** Starts afresh for a key. */
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
    // Gone by now when the attempt before it turned out well; then a second is long enough.
    throw tooManyAttempts((rows[0]?.until.getTime() ?? 0) - now.getTime());
  }

  /** How long after the last of `known.used` failures the next attempt has to wait. */
  get #wait() {
    const { free, longestMs } = this.rule;
    // The exponent is bounded before it is raised: attempts in a row are unbounded.
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
