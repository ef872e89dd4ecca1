interface AttemptWindowsTable {
  /** SHA-256 of the limited key in hex: neither emails nor addresses are stored. */
  key: string;
  used: number;
  ends_at: Date;
}

/** Tables of rate limits. */
export interface AttemptTables {
  attempt_windows: AttemptWindowsTable;
}
