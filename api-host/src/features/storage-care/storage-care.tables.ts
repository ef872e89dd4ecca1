import type { Generated } from 'kysely';

interface StorageIdentityTable {
  only_row: Generated<boolean>;
  id: string;
  noted_at: Date;
}

/** The storage that holds the files of this database. */
export interface StorageCareTables {
  storage_identity: StorageIdentityTable;
}
