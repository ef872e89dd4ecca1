import type { KnownFact } from 'shared-kit/contract';

interface BusinessFactsTable {
  user_id: string;
  facts: readonly KnownFact[];
  updated_at: Date;
}

/** What accounts remember of what only their owner knows: a row per member. */
export interface FactTables {
  business_facts: BusinessFactsTable;
}
