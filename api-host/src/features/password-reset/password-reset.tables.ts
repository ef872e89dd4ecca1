interface PasswordResetsTable {
  /** SHA-256 of the token in hex: a stolen database resets no password. */
  token_hash: string;
  user_id: string;
  expires_at: Date;
}

interface ResetRequestsTable {
  id: string;
  /** As entered; may have no account. */
  email: string;
  asked_at: Date;
}

/** Tables of password resets: valid tokens, and requests waiting for their mail. */
export interface PasswordResetTables {
  reset_requests: ResetRequestsTable;
  password_resets: PasswordResetsTable;
}
