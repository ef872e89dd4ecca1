import type { ChangeFeed } from './change-feed';

/** What was read, and what it depends on, as the feed names it. */
interface Read<Value> {
  readonly value: Value;
  readonly topics: readonly string[];
}

/**
 * Answers of the database, kept until something they depend on is told to have changed. At most `limit` of them; those
 * not asked for the longest go first. While changes are not heard of, every question goes to the database.
 */
export class KeptReads<Value> {
  readonly #kept = new Map<string, Read<Value>>();
  readonly #keysOf = new Map<string, Set<string>>();
  /** Grows with every change, so that what was being read meanwhile is answered and not kept. */
  #changes = 0;

  constructor(
    private readonly feed: ChangeFeed,
    private readonly limit: number,
  ) {
    feed.subscribe((topic) => this.#drop(topic));
  }

  get size(): number {
    return this.#kept.size;
  }

  /** What is kept; undefined where the database has to be asked. */
  peek(key: string): Value | undefined {
    const read = this.#kept.get(key);
    // What is late on a line that holds is told before it counts as heard again; a line that is lost tells null.
    if (read === undefined || !this.feed.isHeard) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, read);
    return read.value;
  }

  /** @param load reads the database; null is answered and not kept */
  async get(key: string, load: () => Promise<Read<Value> | null>): Promise<Value | null> {
    const known = this.peek(key);
    if (known !== undefined) return known;
    const before = this.#changes;
    const read = await load();
    if (read === null) return null;
    if (before === this.#changes && this.feed.isHeard) this.#keep(key, read);
    return read.value;
  }

  #keep(key: string, read: Read<Value>): void {
    this.#forget(key);
    this.#kept.set(key, read);
    for (const topic of read.topics) {
      const keys = this.#keysOf.get(topic) ?? new Set();
      this.#keysOf.set(topic, keys.add(key));
    }
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > this.limit && oldest !== undefined) this.#forget(oldest);
  }

  #drop(topic: string | null): void {
    this.#changes += 1;
    if (topic === null) {
      this.#kept.clear();
      this.#keysOf.clear();
      return;
    }
    for (const key of this.#keysOf.get(topic) ?? []) this.#forget(key);
  }

  #forget(key: string): void {
    const read = this.#kept.get(key);
    this.#kept.delete(key);
    for (const topic of read?.topics ?? []) {
      const keys = this.#keysOf.get(topic);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysOf.delete(topic);
    }
  }
}
