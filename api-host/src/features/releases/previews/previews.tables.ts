interface PreviewsTable {
  id: string;
  remote: string;
  version: string;
  note: string;
  /** The account, which may be deleted meanwhile. */
  creator_id: string;
  token_id: string | null;
  created_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
}

/** Links to builds that only their team opens. */
export interface PreviewTables {
  release_previews: PreviewsTable;
}
