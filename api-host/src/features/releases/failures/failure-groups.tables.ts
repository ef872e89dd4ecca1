import type { BuiltFrame, FailureGroup } from 'shared-kit/contract/releases';

/** Where the sources of a frame are, by the build's map. */
export interface MappedPlace {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly name: string | null;
}

interface FailureGroupsTable {
  remote: string;
  version: string;
  fingerprint: string;
  kind: FailureGroup['kind'];
  name: string;
  /** See `shapeOf`. */
  message: string;
  frames: BuiltFrame[];
  /** By place in `frames`, null where no map leads on; null until somebody has looked. */
  mapped: (MappedPlace | null)[] | null;
  count: number;
  first_at: Date;
  last_at: Date;
}

/** What was thrown in versions of remotes. */
export interface FailureTables {
  release_failure_groups: FailureGroupsTable;
}
