interface EmailChangesTable {
  user_id: string;
  /** As entered. */
  email: string;
  /** SHA-256 of the token in hex: a stolen database cannot confirm. */
  token_hash: string;
  /** The requesting session, which outlives the change. */
  session_id: string;
  expires_at: Date;
}

/** Tables of pending email changes. */
export interface EmailChangeTables {
  email_changes: EmailChangesTable;
}
