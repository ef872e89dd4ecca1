import type { Clock } from '../../clock';
import { rateLimited } from '../../errors';

interface LimitRule {
  readonly attempts: number;
  readonly windowMs: number;
}

interface Window {
  used: number;
  readonly endsAt: number;
}

/** Above this many keys, ended windows are swept out: an attacker's invented emails must not fill memory. */
const sweepAbove = 10_000;

/**
 * Bounds how often something may fail per key and time window. An attempt counts when it begins, so
 * that many at once cannot slip through, and is given back when it succeeds. Kept in memory: with
 * several hosts each counts for itself.
 */
export class AttemptLimit {
  readonly #windows = new Map<string, Window>();

  constructor(
    private readonly rule: LimitRule,
    private readonly clock: Clock,
  ) {}

  /** Counts an attempt; 429 when the window's attempts are used up. */
  begin(key: string): void {
    const now = this.clock().getTime();
    if (this.#windows.size > sweepAbove) this.#sweep(now);
    const known = this.#windows.get(key);
    const current =
      known && known.endsAt > now ? known : { used: 0, endsAt: now + this.rule.windowMs };
    if (current.used >= this.rule.attempts) {
      const seconds = Math.ceil((current.endsAt - now) / 1000);
      throw rateLimited(`Too many attempts; please try again in ${inWords(seconds)}`, seconds);
    }
    current.used += 1;
    this.#windows.set(key, current);
  }

  /** Gives an attempt back that turned out well. */
  giveBack(key: string): void {
    const current = this.#windows.get(key);
    if (current && current.used > 0) current.used -= 1;
  }

  /** Starts afresh for a key. */
  clear(key: string): void {
    this.#windows.delete(key);
  }

  #sweep(now: number): void {
    for (const [key, { endsAt }] of this.#windows) {
      if (endsAt <= now) this.#windows.delete(key);
    }
  }
}

function inWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
