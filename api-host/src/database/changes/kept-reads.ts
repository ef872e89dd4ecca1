import type { ChangeFeed } from './change-feed';

/** A value, and the topics it depends on, as named by the feed. */
interface Read<Value> {
  readonly value: Value;
  readonly topics: readonly string[];
}

/**
 * Cache of database reads, invalidated by change notifications. At most `limit` values; the least
 * recently used are dropped first. While notifications are not received, every lookup reads the
 * database.
 */
export class KeptReads<Value> {
  readonly #kept = new Map<string, Read<Value>>();
  readonly #keysOf = new Map<string, Set<string>>();
  /** Incremented by every change, so that values read during one are returned but not cached. */
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

  /** The cached value; undefined where the database must be read. */
  peek(key: string): Value | undefined {
    const read = this.#kept.get(key);
    // Late notifications on a working connection arrive before it counts as heard again; a lost
    // connection notifies null.
    if (read === undefined || !this.feed.isHeard) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, read);
    return read.value;
  }

  /** @param load reads the database; null is returned and not cached */
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
