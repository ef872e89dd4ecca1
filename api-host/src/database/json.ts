import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/**
 * A value for a jsonb column. Always use it: the driver converts a JavaScript array to a PostgreSQL
 * array, which jsonb refuses.
 */
export function jsonb<Value>(value: Value): RawBuilder<Value> {
  return sql<Value>`${JSON.stringify(value)}::jsonb`;
}
