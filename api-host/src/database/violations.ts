/** PostgreSQL's code of a violated unique constraint or index; the same from both engines. */
const uniqueViolation = '23505';

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
