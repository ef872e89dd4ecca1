/** PostgreSQL's code of a violated unique constraint or index; the same from both engines. */
const uniqueViolation = '23505';

/**
 * Text PostgreSQL cannot store: NUL, or in JSON a lone surrogate. The same codes from both engines.
 */
const unstorable = new Set(['22021', '22P05']);

/**
 * Whether a statement failed because of text that cannot be stored, which can only come from a
 * request.
 */
export const isUnstorableText = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  typeof error.code === 'string' &&
  unstorable.has(error.code);

/** Whether a write violated this unique index. */
export function isUniqueViolation(error: unknown, index: string): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    error.code === uniqueViolation &&
    'constraint' in error &&
    error.constraint === index
  );
}

/**
 * PostgreSQL's classes 08, 57P and 53 (connection refused or failed, shut down, out of disk, memory
 * or connections), and Node's codes for a lost connection or a full disk.
 */
const awayCode = /^(?:08...|57P0[1-5]|53[123]00|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOSPC)$/;

/** `pg`'s messages without a code: a connection ended, or none was free in time. */
const awayText =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|The database did not answer)/;

/** Whether the database is unavailable: a retry may succeed soon. */
export const isDatabaseAway = (error: unknown): boolean =>
  error instanceof Error &&
  (awayText.test(error.message) ||
    ('code' in error && typeof error.code === 'string' && awayCode.test(error.code)));
