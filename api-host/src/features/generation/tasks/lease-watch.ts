import type { Elapsed } from '../../../clock';

/** A lease as it stands in the database. */
export interface HeldLease {
  readonly id: string;
  readonly attempt: number;
  /** By the clock of its holder. Nobody reads a time from it: it only differs after each renewal. */
  readonly until: Date;
}

interface SeenLease {
  readonly lease: HeldLease;
  /** When this host first saw it as it is. */
  readonly since: number;
}

/**
 * Watches leases by a clock that nobody sets: one is over when this host has seen it without a renewal for as long as
 * it lasts. So it does not matter whose clock is wrong, and when the clock of a machine is put right.
 */
export class LeaseWatch {
  #seen = new Map<string, SeenLease>();

  constructor(
    private readonly elapsed: Elapsed,
    private readonly leaseMs: number,
  ) {}

  /** Takes note of the leases there are now, and answers which of them are over. */
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
