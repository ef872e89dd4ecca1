import type { Generated } from 'kysely';

/**
 * Whose word a counted page load is: evidence for verdicts, or shown only. `audience` is who was not drawn: such page loads
 * are in neither of the arms that are compared.
 */
export type Weight = 'member' | 'anonymous' | 'audience' | 'none';

/** Keys page loads are signed with; the newest signs, those before still verify. */
interface LoadKeysTable {
  id: string;
  /** 32 random bytes in base64url. */
  secret: string;
  created_at: Date;
}

interface PageLoadsTable {
  load: string;
  remote: string;
  /** Version, arm and rollout of the outcome: what follows has to be of the same. */
  run: string;
  /** Bits of `saidBits`. */
  said: number;
  weight: Weight;
  expires_at: Date;
  /** When it began; null where it did not say. */
  started_at: Generated<Date | null>;
  /** Whose word it is: what names the row of its witness; null where it is no evidence. */
  share: Generated<number | null>;
  kind: Generated<WitnessKind | null>;
  witness: Generated<string | null>;
}

interface TrafficTable {
  minute: Date;
  /** Page loads handed out. */
  pages: Generated<number>;
  counted: Generated<number>;
  repeated: Generated<number>;
  invalid: Generated<number>;
}

/**
 * `member network` is a network with its signed-in page loads, `network` with the anonymous ones: forged
 * anonymous reports must not use up what members of the same network may say. `audience` is a member of it, or
 * the network of somebody in it who is not signed in.
 */
export type WitnessKind = 'member' | 'member network' | 'network' | 'audience';

interface WitnessesTable {
  rollout: string;
  /** The candidate's share: it rises with each step, so it names the step. */
  share: number;
  arm: 'stable' | 'candidate';
  kind: WitnessKind;
  /** SHA-256 of rollout and member or network: addresses are not stored. */
  witness: string;
  loads: number;
  harmed: Generated<number>;
  errored: Generated<number>;
  lost: Generated<number>;
  /** By place in `measuredSymptoms`. */
  symptoms: Generated<number[]>;
  last_at: Date;
}

/** Tables of page loads and what they are evidence of. */
export interface EvidenceTables {
  release_load_keys: LoadKeysTable;
  /** What page loads of the last day have said. */
  release_page_loads: PageLoadsTable;
  release_traffic: TrafficTable;
  release_witnesses: WitnessesTable;
}
