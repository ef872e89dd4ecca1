/** A stored file. */
export interface StoredFile {
  readonly content: Buffer;
  /** Follows from the key's extension, so it is the same in every store. */
  readonly contentType: string;
}

/** What a listing tells of a file. */
export interface StoredEntry {
  readonly key: string;
  readonly bytes: number;
  /** When it was written, by the store's own clock. */
  readonly writtenAt: Date;
}

/**
 * Where published sites (and later uploads) live. A key is a path such as `sites/<id>/<hash>/a.css`:
 * see `storage-key.ts` for what it may hold. Every implementation passes `testing/storage-suite.ts`.
 */
export interface StoragePort {
  /** Writes or replaces a file. When it resolves the file survives a crash; nobody ever reads half. */
  readonly put: (key: string, content: Uint8Array | string) => Promise<void>;
  /**
   * The same for a file that never changes: false when there is one, which stays as it is. Of several who write
   * one key at once exactly one gets true, where the store has conditional writes.
   */
  readonly create: (key: string, content: Uint8Array | string) => Promise<boolean>;
  /** `null` when there is no such file. */
  readonly get: (key: string) => Promise<StoredFile | null>;
  readonly exists: (key: string) => Promise<boolean>;
  /** Everything below a prefix that ends with `/`, in no order. */
  readonly list: (prefix: string) => AsyncIterable<StoredEntry>;
  /** Removes everything below a prefix that ends with `/`; fine when there is nothing. */
  readonly deletePrefix: (prefix: string) => Promise<void>;
}
