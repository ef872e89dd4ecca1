/** A stored file. */
export interface StoredFile {
  readonly content: Buffer;
  /** Derived from the key's extension, so it is the same in every store. */
  readonly contentType: string;
}

/** An entry of a listing. */
export interface StoredEntry {
  readonly key: string;
  readonly bytes: number;
  /** Modification time by the store's own clock. */
  readonly writtenAt: Date;
}

/**
 * Storage of published sites (and later uploads). A key is a path such as
 * `sites/<id>/<hash>/a.css`; see `storage-key.ts` for the allowed characters. Every implementation
 * passes `testing/storage-suite.ts`.
 */
export interface StoragePort {
  /**
   * Writes or replaces a file atomically and durably: once it resolves, the file survives a crash.
   */
  readonly put: (key: string, content: Uint8Array | string) => Promise<void>;
  /**
   * Likewise for an immutable file: returns false, without writing, if it exists. Of several
   * concurrent writers of one key exactly one gets true, if the store has conditional writes.
   */
  readonly create: (key: string, content: Uint8Array | string) => Promise<boolean>;
  /** `null` for a missing file. */
  readonly get: (key: string) => Promise<StoredFile | null>;
  readonly exists: (key: string) => Promise<boolean>;
  /** Everything below a prefix, which must end with `/`, in no particular order. */
  readonly list: (prefix: string) => AsyncIterable<StoredEntry>;
  /**
   * Deletes everything below a prefix, which must end with `/`; does nothing if there is nothing.
   */
  readonly deletePrefix: (prefix: string) => Promise<void>;
}
