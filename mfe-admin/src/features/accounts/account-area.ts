import type { Flag, OtoKey } from 'shared-kit/contract';

/** Flags of an account by name; a missing one is 0. */
export type Flags = Readonly<Partial<Record<OtoKey, Flag>>>;

/** A row of an account list. */
export interface Account extends Flags {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: string;
  readonly created_at: string;
  readonly release_manager?: Flag | undefined;
  /** Absent while the account is not suspended. */
  readonly suspended_at?: string | undefined;
  readonly suspension_reason?: string | undefined;
  /** Absent while the account has no second factor, or where the area cannot remove it. */
  readonly second_factor_since?: string | undefined;
}

/** Response of a list: one page of `total` accounts or, with `total` null, all of them. */
export interface AccountAnswer {
  readonly accounts: readonly Account[];
  readonly total: number | null;
}

/** Requested part of the list; everything when absent. */
export interface AccountQuery {
  readonly page?: number;
  readonly page_size?: number;
  readonly search?: string;
}

/** Values of the dialogs. An empty password means none. */
export interface AccountEntry {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly flags: Flags;
  /** Null where the area cannot give the permission. */
  readonly releaseManager: Flag | null;
}

/** Response of a change. */
interface ChangedAccount {
  readonly message: string;
  readonly account: Account;
}

/** Differences between the users and agency screens; the rest is shared. */
export interface AccountArea {
  readonly name: 'users' | 'agency';
  readonly title: string;
  readonly description: string;
  /** Empty state; null for the specification's “No results found”. */
  readonly nobody: { readonly title: string; readonly why: string } | null;
  /** Who may use the screen, shown to everybody else. */
  readonly audience: string;
  /** The check boxes of the dialogs, in order. */
  readonly flags: readonly { readonly key: OtoKey; readonly label: string }[];
  /** Whether the dialogs offer the release manager permission (decision 011). */
  readonly givesPermissions: boolean;
  /** Whether users of this screen may read the audit log. */
  readonly hasAuditLog: boolean;
  /** Address opened after adding; null to stay. */
  readonly afterAdding: string | null;
  /** Texts of failures that carry none (specification, section 8). */
  readonly fallback: Readonly<
    Record<'list' | 'add' | 'update' | 'remove' | 'suspend' | 'lift', string>
  >;
  readonly list: (query: AccountQuery, signal: AbortSignal) => Promise<AccountAnswer>;
  readonly load: (id: string, signal: AbortSignal) => Promise<Account>;
  readonly add: (entry: AccountEntry) => Promise<{ readonly message: string }>;
  /** The updated account, where the host returns it. */
  readonly update: (
    id: string,
    entry: AccountEntry,
  ) => Promise<{ readonly message: string; readonly account: Account | undefined }>;
  readonly remove: (id: string) => Promise<{ readonly message: string }>;
  /** Both resolve to the updated account. */
  readonly suspend: (id: string, reason: string) => Promise<ChangedAccount>;
  readonly lift: (id: string) => Promise<ChangedAccount>;
  /** Removes an account's second factor; null where the area cannot. */
  readonly removeSecondFactor: ((id: string) => Promise<ChangedAccount>) | null;
}
