import type { Generated } from 'kysely';
import type { ReleaseOverride, RemoteVersion } from 'shared-kit/contract/releases';

interface OverridesTable {
  /** The session it is bound to: it ends with it. */
  session_id: string;
  remote: string;
  source: ReleaseOverride['source'];
  release: RemoteVersion;
  created_at: Date;
  expires_at: Date;
  /** The preview it was opened by, and ends with; null for what a release manager has chosen. */
  preview: Generated<string | null>;
}

/** Builds that single sessions run in place of what is released. */
export interface OverrideTables {
  release_overrides: OverridesTable;
}
