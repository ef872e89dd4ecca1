import type { ReleaseOverride, RemoteVersion } from 'shared-kit/contract/releases';

interface OverridesTable {
  /** The session it is bound to: it ends with it. */
  session_id: string;
  remote: string;
  source: ReleaseOverride['source'];
  release: RemoteVersion;
  created_at: Date;
  expires_at: Date;
}

/** Builds that single sessions run in place of what is released. */
export interface OverrideTables {
  release_overrides: OverridesTable;
}
