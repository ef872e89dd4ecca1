import type { Kysely, Transaction } from 'kysely';
import type { AccountTables } from '../features/accounts/accounts.tables';

/**
 * Every table, composed of what each feature declares in its own `<noun>.tables.ts`.
 * Add yours by extending this interface.
 */
export interface Tables extends AccountTables {}

/**
 * What queries run on. On the embedded database there is ONE connection: inside `transaction()` use
 * the transaction object only; asking the outer database there waits for ever.
 */
export type Database = Kysely<Tables>;
export type DatabaseTransaction = Transaction<Tables>;
