/** The member's queue is full. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

interface QueueLimits {
  /** Maximum concurrency, for all members together. */
  readonly running: number;
  /** Maximum queue length per member, besides running work. */
  readonly waitingPerMember: number;
}

type Start = () => void;

/**
 * Runs work in turns: one item per waiting member, round robin, so that nobody waits for another
 * member's whole queue. Throws QueueFull when the member's queue is full.
 */
export class FairQueue {
  readonly #limits: QueueLimits;
  /** In the order of turns; members without waiting work are not included. */
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

  /** Starts the next member's work; the member then moves to the end of the line. */
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
