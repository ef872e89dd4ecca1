/** S3 allows 1024 bytes per key, file systems 255 per part. */
const maxKeyLength = 512;
const maxPartLength = 200;

/** Starts with a letter, digit or underscore: `.`, `..` and hidden files are not keys. */
const part = /^\w[\w.-]*$/;

/**
 * Throws unless every part of the key is a plain file name. Keys are made by the host, never taken
 * from a request: an invalid one is a defect, and must not reach a file system.
 */
export function checkKey(key: string): void {
  const parts = key.split('/');
  const isKey =
    key.length <= maxKeyLength &&
    parts.every((name) => name.length <= maxPartLength && part.test(name));
  if (!isKey) throw new Error(`Not a storage key: ${JSON.stringify(key.slice(0, 100))}`);
}

/** Likewise for a prefix, which must end with `/`: `sites/1` must not match `sites/12`. */
export function checkPrefix(prefix: string): void {
  if (!prefix.endsWith('/')) throw new Error('A storage prefix ends with a slash');
  checkKey(prefix.slice(0, -1));
}
