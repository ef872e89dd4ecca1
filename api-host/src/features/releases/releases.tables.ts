import type { GeneratedAlways, Generated } from 'kysely';
import type {
  BuildManifest,
  GateVerdict,
  ReleaseAudience,
  ReleaseEntry,
  ReleaseRules,
  Rollout,
  RolloutStep,
  SuiteRecord,
  Verdict,
} from 'shared-kit/contract/releases';
import type { EvidenceTables, Weight } from './evidence/evidence.tables';
import type { FailureTables } from './failures/failure-groups.tables';
import type { HostTables } from './hosts/hosts.tables';

interface BuildsTable {
  /** A remote, or `shell`. */
  name: string;
  version: string;
  /** Of everything but commit and time: what makes two builds the same. */
  digest: string;
  manifest: BuildManifest;
  published_at: Date;
  published_by: string;
  /** The account that published it; null for the host, and for what was noted before. */
  published_by_id: string | null;
  /** The service token it was published with. */
  published_by_token: string | null;
}

interface EntriesTable {
  serial: number;
  at: Date;
  action: ReleaseEntry['action'];
  who: string;
  /** The account; null for the host, and for what was noted before. */
  who_id: string | null;
  /** The service token it was done with. */
  who_token: string | null;
  remote: string | null;
  what: string;
  why: string;
  evidence: Verdict | null;
  record: SuiteRecord;
}

interface RolloutsTable {
  id: string;
  remote: string;
  version: string;
  against: string;
  state: Rollout['state'];
  steps: RolloutStep[];
  step: number;
  started_at: Date;
  step_started_at: Date;
  awaits_approval: boolean;
  verdict: Verdict | null;
  /** As its build brought them along when it was started. */
  rules: ReleaseRules | null;
  /** Why it is held although it is baked and healthy. */
  held: string | null;
  /** The account that started it; null for what was started before this was noted. */
  started_by_id: string | null;
  /** Who gets it at every step; null where percentages decide alone. */
  audience: ReleaseAudience | null;
}

interface GateVerdictsTable {
  id: GeneratedAlways<number>;
  rollout: string;
  gate: string;
  kind: GateVerdict['kind'];
  message: string;
  value: number | null;
  step: number;
  at: Date;
}

interface TakenBackTable {
  remote: string;
  version: string;
  at: Date;
  who: string;
  /** The account; null for the host and its controller. */
  who_id: string | null;
  who_token: string | null;
  why: string;
}

interface KeysTable {
  kid: string;
  x: string;
  y: string;
  created_at: Date;
  retired_at: Date | null;
}

interface HealthTable {
  remote: string;
  version: string;
  arm: 'stable' | 'candidate' | 'fallback';
  /** Empty where the record named no rollout. */
  rollout: string;
  minute: Date;
  weight: Weight;
  ready: number;
  failed: number;
  crashed: number;
  errored: number;
  /** Ready page loads per bucket of `loadTimeBounds`. */
  load_times: number[];
  /** Begun and never heard of again. */
  lost: Generated<number>;
  /** Begun, and left by their visitor before there was an outcome. */
  left_early: Generated<number>;
  /** Page loads by place in `measuredSymptoms`. */
  symptoms: Generated<number[]>;
}

interface FailuresTable {
  remote: string;
  version: string;
  /** Empty where the report named no rollout. */
  rollout: Generated<string>;
  minute: Date;
  phase: string;
  cause: string;
  count: number;
}

interface AlarmsTable {
  id: GeneratedAlways<number>;
  remote: string;
  version: string;
  began_at: Date;
  /** When it was last seen to be as bad. */
  last_at: Date;
  ended_at: Date | null;
  message: string;
  /** Page loads of the measure it was raised for, and those that were hit. */
  loads: number;
  harmed: number;
  past_loads: number;
  past_harmed: number;
  /** All of the time before, an `ArmHealth`; null in an alarm that was raised before it was kept. */
  past: unknown;
}

interface NoticesTable {
  id: GeneratedAlways<number>;
  at: Date;
  body: unknown;
  attempts: Generated<number>;
  next_at: Date;
}

/** Tables of releases: what may run, what runs, how it fares. */
export interface ReleaseTables extends EvidenceTables, FailureTables, HostTables {
  release_builds: BuildsTable;
  release_followed: { name: string; version: string };
  release_entries: EntriesTable;
  release_rollouts: RolloutsTable;
  /** Every answer of a gate. */
  release_gate_verdicts: GateVerdictsTable;
  /** Versions that were taken back and that nobody has given to everyone since. */
  release_taken_back: TakenBackTable;
  release_keys: KeysTable;
  release_health: HealthTable;
  release_failures: FailuresTable;
  /** What was wrong with a version everyone runs; at most one open alarm per remote. */
  release_alarms: AlarmsTable;
  /** What the webhook still has to tell. */
  release_notices: NoticesTable;
}
