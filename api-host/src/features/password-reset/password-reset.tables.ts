interface PasswordResetsTable {
  /** SHA-256 of the token in hex: a stolen database resets no password. */
  token_hash: string;
  user_id: string;
  expires_at: Date;
}

/** Tables of password resets: which tokens are out. */
export interface PasswordResetTables {
  password_resets: PasswordResetsTable;
}
