/** A stored file. */
export interface StoredFile {
  readonly content: Buffer;
  /** Follows from the key's extension, so it is the same in every store. */
  readonly contentType: string;
}

/**
 * Where published sites (and later uploads) live. A key is a path such as `sites/<id>/<hash>/a.css`:
 * see `storage-key.ts` for what it may hold. Every implementation passes `testing/storage-suite.ts`.
 */
export interface StoragePort {
  /** Writes or replaces a file. When it resolves the file survives a crash; nobody ever reads half. */
  readonly put: (key: string, content: Uint8Array | string) => Promise<void>;
  /** `null` when there is no such file. */
  readonly get: (key: string) => Promise<StoredFile | null>;
  readonly exists: (key: string) => Promise<boolean>;
  /** Removes everything below a prefix that ends with `/`; fine when there is nothing. */
  readonly deletePrefix: (prefix: string) => Promise<void>;
}
