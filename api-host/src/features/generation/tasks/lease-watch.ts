import type { Elapsed } from '../../../clock';

/** A lease as it stands in the database. */
export interface HeldLease {
  readonly id: string;
  readonly attempt: number;
  /** By its holder's clock. Compared only for equality: it differs after each renewal. */
  readonly until: Date;
}

interface SeenLease {
  readonly lease: HeldLease;
  /** When this host first saw it in this state. */
  readonly since: number;
}

/**
 * Measures leases by a monotonic clock: one has expired when this host has seen it without a
 * renewal for its whole duration. Wrong or corrected wall clocks on any machine therefore do not
 * matter.
 */
export class LeaseWatch {
  #seen = new Map<string, SeenLease>();

  constructor(
    private readonly elapsed: Elapsed,
    private readonly leaseMs: number,
  ) {}

  /** Records the current leases and returns the expired ones. */
  look(held: readonly HeldLease[]): HeldLease[] {
    const now = this.elapsed();
    const seen = held.map((lease) => {
      const before = this.#seen.get(lease.id);
      return before && isSame(before.lease, lease) ? before : { lease, since: now };
    });
    this.#seen = new Map(seen.map((one) => [one.lease.id, one]));
    return seen.filter(({ since }) => now - since > this.leaseMs).map(({ lease }) => lease);
  }
}

const isSame = (one: HeldLease, other: HeldLease): boolean =>
  one.attempt === other.attempt && one.until.getTime() === other.until.getTime();
