import type { TokenAction } from 'shared-kit/contract/releases';

interface TokensTable {
  id: string;
  /** SHA-256 of the secret in hex: a stolen database opens nothing. */
  secret_hash: string;
  remote: string;
  actions: TokenAction[];
  note: string;
  /** The account, which may be deleted meanwhile. */
  creator_id: string;
  created_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
  last_used_at: Date | null;
}

/** What programs may release with. */
export interface TokenTables {
  release_tokens: TokensTable;
}
