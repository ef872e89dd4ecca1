interface EmailChangesTable {
  user_id: string;
  /** As typed. */
  email: string;
  /** SHA-256 of the token in hex: a stolen database confirms nothing. */
  token_hash: string;
  /** The session that asked, which outlives the change. */
  session_id: string;
  expires_at: Date;
}

/** Tables of changes of email: which ones wait to be confirmed. */
export interface EmailChangeTables {
  email_changes: EmailChangesTable;
}
