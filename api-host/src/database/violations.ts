/** PostgreSQL's code of a violated unique constraint or index; the same from both engines. */
const uniqueViolation = '23505';

/** Texts PostgreSQL cannot hold: NUL, or in JSON half of a character. The same codes from both engines. */
const unstorable = new Set(['22021', '22P05']);

/** Whether a statement failed because of a text no database can hold, which only a request can have brought. */
export const isUnstorableText = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  typeof error.code === 'string' &&
  unstorable.has(error.code);

/** Whether a write failed because of this unique index. */
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
 * Refused, shut down, or out of disk, memory or connections (PostgreSQL's classes 08, 57P and 53), gone on the way or
 * out of disk (Node's).
 */
const awayCode = /^(?:08...|57P0[1-5]|53[123]00|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOSPC)$/;

/** What `pg` says without a code: of a connection that ended, and of none that was free in time. */
const awayText =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|The database did not answer)/;

/** Whether something failed because the database cannot be reached: it may be back in a moment. */
export const isDatabaseAway = (error: unknown): boolean =>
  error instanceof Error &&
  (awayText.test(error.message) ||
    ('code' in error && typeof error.code === 'string' && awayCode.test(error.code)));
