interface AttemptWindowsTable {
  /** SHA-256 in hex of what is limited: neither emails nor addresses are stored. */
  key: string;
  used: number;
  ends_at: Date;
}

/** Tables of limits: what has been tried how often. */
export interface AttemptTables {
  attempt_windows: AttemptWindowsTable;
}
