interface SecondFactorSetupsTable {
  user_id: string;
  /** Encrypted: see `second_factor_secret` of the users. */
  secret: string;
  expires_at: Date;
}

interface RecoveryCodesTable {
  user_id: string;
  /** SHA-256 of user and code in hex; a code has 80 random bits, so it cannot be guessed. */
  code_hash: string;
}

interface SignInChallengesTable {
  /** SHA-256 of the challenge in hex. */
  token_hash: string;
  user_id: string;
  /** SHA-256 of the password's hash: a new password invalidates the challenge. */
  password_print: string;
  expires_at: Date;
}

/** Tables of second factors: setups, recovery codes, and pending sign-ins. */
export interface SecondFactorTables {
  second_factor_setups: SecondFactorSetupsTable;
  recovery_codes: RecoveryCodesTable;
  sign_in_challenges: SignInChallengesTable;
}
