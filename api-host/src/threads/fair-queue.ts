/** A member has as much waiting as one may have. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

interface QueueLimits {
  /** How much runs at the same time, of all members together. */
  readonly running: number;
  /** How much of one member may wait, beside what runs. */
  readonly waitingPerMember: number;
}

type Start = () => void;

/**
 * Runs work in turns: each member who waits gets one, then the next, so that nobody waits for the whole
 * queue of somebody else. Throws QueueFull for a member who has too much waiting.
 */
export class FairQueue {
  readonly #limits: QueueLimits;
  /** In the order of their turns; a member without anything waiting is not in it. */
  readonly #waiting = new Map<string, Start[]>();
  #running = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  async run<Made>(member: string, work: () => Promise<Made>): Promise<Made> {
    await this.#turn(member);
    try {
      return await work();
    } finally {
      this.#next();
    }
  }

  async #turn(member: string): Promise<void> {
    if (this.#running < this.#limits.running) {
      this.#running += 1;
      return;
    }
    const own = this.#waiting.get(member) ?? [];
    if (own.length >= this.#limits.waitingPerMember) throw new QueueFull();
    this.#waiting.set(member, own);
    await new Promise<void>((resolve) => {
      own.push(resolve);
    });
  }

  /** Hands the place of what has ended to the next member, who then goes to the end of the line. */
  #next(): void {
    const [turn] = this.#waiting;
    if (turn === undefined) {
      this.#running -= 1;
      return;
    }
    const [member, own] = turn;
    const start = own.shift();
    this.#waiting.delete(member);
    if (own.length > 0) this.#waiting.set(member, own);
    start?.();
  }
}
