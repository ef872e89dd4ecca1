interface OwnersTable {
  remote: string;
  user_id: string;
  added_at: Date;
}

/** Which accounts may release which remote. */
export interface OwnerTables {
  release_owners: OwnersTable;
}
