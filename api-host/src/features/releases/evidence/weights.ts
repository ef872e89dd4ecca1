import { wideNetwork } from '../../../attempts/wide-network';
import type { Clock } from '../../../clock';
import type { Database } from '../../../database/schema';

/** How much one witness may give to one arm of one step of a rollout, and how many it takes. */
export interface EvidenceLimits {
  /** Page loads of one signed-in member. */
  readonly perMember: number;
  /** Page loads of one network, signed-in and anonymous ones counted apart. */
  readonly perNetwork: number;
  /** Networks whose anonymous page loads it takes to roll back. */
  readonly networks: number;
}

/** One member less than a verdict takes, and no network enough for a step. */
export const defaultEvidenceLimits: EvidenceLimits = { perMember: 9, perNetwork: 60, networks: 5 };

/** Where hardly anybody is, each of them has to say more: four members reach the 200 page loads of a step. */
const smallPerMember = 50;

/** The limits as they are for this installation now. */
export interface Weights {
  readonly perMember: number;
  /** Null: members are bounded by themselves only. */
  readonly perMemberNetwork: number | null;
  readonly perNetwork: number;
  /** Of one of an audience, which is few people. */
  readonly perAudience: number;
  /** Networks and members that may all lie without deciding: so many of the loudest are left out. */
  readonly leftOut: { readonly networks: number; readonly members: number };
  /** The only networks whose anonymous page loads count; null: all. */
  readonly onlyNetworks: ReadonlySet<string> | null;
}

const recentMs = 7 * 24 * 60 * 60_000;

/**
 * An installation whose members have signed in from fewer networks than a rollback takes is small. There the
 * networks of its members speak for themselves and no other does: one network can roll back, but only one
 * in which somebody has an account, and who reports from anywhere else counts for nothing.
 */
export async function weightsNow(
  db: Database,
  clock: Clock,
  limits: EvidenceLimits,
): Promise<Weights> {
  const { perMember, perNetwork } = limits;
  const perAudience = Math.max(perMember, smallPerMember);
  const networks = await memberNetworks(db, clock(), limits.networks);
  if (networks.size >= limits.networks) {
    const leftOut = { networks: limits.networks - 1, members: 1 };
    const bounds = { perMember, perMemberNetwork: perNetwork, perNetwork, perAudience };
    return { ...bounds, leftOut, onlyNetworks: null };
  }
  return {
    perMember: perAudience,
    perMemberNetwork: null,
    perNetwork,
    perAudience,
    leftOut: { networks: 0, members: 0 },
    onlyNetworks: networks,
  };
}

/** Networks members have signed in from in the last week; addresses of one network are many rows. */
async function memberNetworks(db: Database, now: Date, wanted: number): Promise<Set<string>> {
  const rows = await db
    .selectFrom('sessions')
    .select('network')
    .distinct()
    .where('network', 'is not', null)
    .where('created_at', '>', new Date(now.getTime() - recentMs))
    .limit(1_000)
    .execute();
  const networks = new Set<string>();
  for (const { network } of rows) {
    if (network !== null) networks.add(wideNetwork(network));
    // More are not needed: from here on the installation is not small.
    if (networks.size >= wanted) break;
  }
  return networks;
}
