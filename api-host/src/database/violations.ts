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
