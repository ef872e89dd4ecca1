import { factLimit } from 'shared-kit/contract';
import type { BusinessFact, KnownFact } from 'shared-kit/contract';
import { jsonb } from '../../database/json';
import type { Database } from '../../database/schema';
import { factKey } from './match-facts';

/** What a member's account remembers. */
export async function listFactsOf(db: Database, userId: string): Promise<readonly KnownFact[]> {
  const row = await db
    .selectFrom('business_facts')
    .select('facts')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.facts ?? [];
}

/** Replaces what a member's account remembers. */
export async function saveFacts(
  db: Database,
  userId: string,
  facts: readonly KnownFact[],
  now: Date,
): Promise<void> {
  const kept = { facts: jsonb(newestOf(facts)), updated_at: now };
  await db
    .insertInto('business_facts')
    .values({ user_id: userId, ...kept })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(kept))
    .execute();
}

/**
 * Adds to what a member's account remembers. Inside a transaction: the row stays locked, so that of two
 * who add at once neither loses what the other said.
 */
export async function rememberFacts(
  transaction: Database,
  userId: string,
  facts: readonly BusinessFact[],
  now: Date,
): Promise<void> {
  await transaction
    .insertInto('business_facts')
    .values({ user_id: userId, facts: jsonb([]), updated_at: now })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  const row = await transaction
    .selectFrom('business_facts')
    .select('facts')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  await saveFacts(transaction, userId, [...(row?.facts ?? []), ...facts], now);
}

/** Of two about the same thing the later one; of too many the latest. */
function newestOf(facts: readonly KnownFact[]): KnownFact[] {
  const known = new Map<string, KnownFact>();
  for (const fact of facts) {
    const key = factKey(fact);
    // Behind the others, so that what was said last is what stays.
    known.delete(key);
    known.set(key, fact);
  }
  return [...known.values()].slice(-factLimit);
}
