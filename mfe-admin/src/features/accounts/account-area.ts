import type { Flag, OtoKey } from 'shared-kit/contract';

/** Flags of an account by name; one that is not there is 0. */
export type Flags = Readonly<Partial<Record<OtoKey, Flag>>>;

/** A row of an account list. */
export interface Account extends Flags {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: string;
  readonly created_at: string;
  readonly release_manager?: Flag | undefined;
  /** Not there while the account is not suspended. */
  readonly suspended_at?: string | undefined;
  readonly suspension_reason?: string | undefined;
  /** Not there while the account has no second factor, or the area cannot take it off. */
  readonly second_factor_since?: string | undefined;
}

/** What the host answered: one page of `total` accounts, or, with `total` null, all of them. */
export interface AccountAnswer {
  readonly accounts: readonly Account[];
  readonly total: number | null;
}

/** What is asked for; without it, everything. */
export interface AccountQuery {
  readonly page?: number;
  readonly page_size?: number;
  readonly search?: string;
}

/** What the dialogs collect. An empty password is none. */
export interface AccountEntry {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly flags: Flags;
  /** Null where the area cannot give the permission. */
  readonly releaseManager: Flag | null;
}

/** What a change of an account is answered with. */
interface ChangedAccount {
  readonly message: string;
  readonly account: Account;
}

/** What differs between the two screens; everything else is one implementation. */
export interface AccountArea {
  readonly name: 'users' | 'agency';
  readonly title: string;
  readonly description: string;
  /** In place of an empty list; null for the specification's “No results found”. */
  readonly nobody: { readonly title: string; readonly why: string } | null;
  /** Who may use the screen, for everybody else. */
  readonly audience: string;
  /** The check boxes of the dialogs, in order. */
  readonly flags: readonly { readonly key: OtoKey; readonly label: string }[];
  /** Whether the dialogs can also make somebody a release manager (decision 011). */
  readonly givesPermissions: boolean;
  /** Whether whoever may use the screen may read the audit log too. */
  readonly hasAuditLog: boolean;
  /** Where to go after adding; null stays. */
  readonly afterAdding: string | null;
  /** Texts of failures that carry none (specification, section 8). */
  readonly fallback: Readonly<
    Record<'list' | 'add' | 'update' | 'remove' | 'suspend' | 'lift', string>
  >;
  readonly list: (query: AccountQuery, signal: AbortSignal) => Promise<AccountAnswer>;
  readonly load: (id: string, signal: AbortSignal) => Promise<Account>;
  readonly add: (entry: AccountEntry) => Promise<{ readonly message: string }>;
  /** The account as the host has it now, when it says so. */
  readonly update: (
    id: string,
    entry: AccountEntry,
  ) => Promise<{ readonly message: string; readonly account: Account | undefined }>;
  readonly remove: (id: string) => Promise<{ readonly message: string }>;
  /** The account as it is then; both. */
  readonly suspend: (id: string, reason: string) => Promise<ChangedAccount>;
  readonly lift: (id: string) => Promise<ChangedAccount>;
  /** Takes the second factor off an account; null where that is not the area's to do. */
  readonly takeOffSecondFactor: ((id: string) => Promise<ChangedAccount>) | null;
}
