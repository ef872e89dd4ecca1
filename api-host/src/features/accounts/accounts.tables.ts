import type { Flag, OtoKey } from 'shared-kit/contract';
import type { Generated } from 'kysely';

type FlagColumns = Record<OtoKey, Generated<Flag>>;

interface UsersTable extends FlagColumns {
  id: Generated<string>;
  name: string;
  /** As typed. */
  email: string;
  /** `emailKey` of the email; unique. */
  email_key: string;
  password_hash: string;
  /** `admin` or anything else. */
  role: string;
  release_manager: Generated<Flag>;
  /** Whether it owns a remote; the database keeps it true to `release_owners`. */
  release_owner: Generated<Flag>;
  created_at: Date;
  updated_at: Date;
  /** Null while the account may be used. */
  suspended_at: Generated<Date | null>;
  suspension_reason: Generated<string | null>;
  /** Then no agency manager lifts it. */
  suspended_by_admin: Generated<boolean>;
  /** Null while the account has no second factor; then so are the next two. */
  second_factor_since: Generated<Date | null>;
  /** Encrypted (`secrets/`): base32, as authenticator apps take it. */
  second_factor_secret: Generated<string | null>;
  /** The 30 seconds, since 1970, of the last code that was accepted: no code works twice. */
  second_factor_step: Generated<number | null>;
}

interface SessionsTable {
  /** Names the session to its owner; opens nothing. */
  id: Generated<string>;
  /** As `browserName` tells it. */
  browser: string | null;
  /** Where the sign-in came from. */
  network: string | null;
  /** SHA-256 of the token in hex: a stolen database opens no session. */
  token_hash: string;
  user_id: string;
  created_at: Date;
  expires_at: Date;
  /** When its owner last proved who they are; null means at the sign-in. */
  confirmed_at: Generated<Date | null>;
}

interface SignInNetworksTable {
  user_id: string;
  /** SHA-256 of user and network in hex: addresses are not stored. */
  network_hash: string;
  last_at: Date;
}

/** Tables of accounts: who there is, who is signed in, and from where members have signed in before. */
export interface AccountTables {
  users: UsersTable;
  sessions: SessionsTable;
  sign_in_networks: SignInNetworksTable;
}
