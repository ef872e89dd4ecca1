import type { Flag, OtoKey } from 'shared-kit/contract';
import type { Generated } from 'kysely';

type FlagColumns = Record<OtoKey, Generated<Flag>>;

interface UsersTable extends FlagColumns {
  id: Generated<string>;
  name: string;
  /** As entered. */
  email: string;
  /** `emailKey` of the email; unique. */
  email_key: string;
  password_hash: string;
  /** `admin`; any other value is an ordinary member. */
  role: string;
  release_manager: Generated<Flag>;
  /** Whether the account owns a remote; kept in sync with `release_owners` by the database. */
  release_owner: Generated<Flag>;
  created_at: Date;
  updated_at: Date;
  /** Null while the account is active. */
  suspended_at: Generated<Date | null>;
  suspension_reason: Generated<string | null>;
  /** If so, agency managers cannot lift the suspension. */
  suspended_by_admin: Generated<boolean>;
  /** Null without a second factor; then so are the next two. */
  second_factor_since: Generated<Date | null>;
  /** Encrypted (see `secrets/`): base32, as authenticator apps take it. */
  second_factor_secret: Generated<string | null>;
  /** Time step (30 s since 1970) of the last accepted code: no code works twice. */
  second_factor_step: Generated<number | null>;
}

interface SessionsTable {
  /** Public id of the session; grants no access. */
  id: Generated<string>;
  /** As returned by `browserName`. */
  browser: string | null;
  /** Network of the sign-in. */
  network: string | null;
  /** SHA-256 of the token in hex: a stolen database grants access to no session. */
  token_hash: string;
  user_id: string;
  created_at: Date;
  expires_at: Date;
  /** When the owner last re-authenticated; null means at the sign-in. */
  confirmed_at: Generated<Date | null>;
}

interface SignInNetworksTable {
  user_id: string;
  /** SHA-256 of user and network in hex: addresses are not stored. */
  network_hash: string;
  last_at: Date;
}

interface SignInBrowsersTable {
  user_id: string;
  /** As returned by `browserName`; empty for a client that names none. */
  browser: string;
  last_at: Date;
}

/** Tables of accounts: users, sessions, and what members have signed in from and with. */
export interface AccountTables {
  users: UsersTable;
  sessions: SessionsTable;
  sign_in_networks: SignInNetworksTable;
  sign_in_browsers: SignInBrowsersTable;
}
