import type { Generated } from 'kysely';

interface StorageIdentityTable {
  only_row: Generated<boolean>;
  id: string;
  noted_at: Date;
}

/** Which storage the files of this database lie in. */
export interface StorageCareTables {
  storage_identity: StorageIdentityTable;
}
