import { HostRefusal } from '../../release/host-client';

/** What a check found of what was acknowledged. */
export interface Findings {
  readonly acknowledged: number;
  readonly found: number;
  /** What is lost, half there or stuck, in words. */
  readonly problems: readonly string[];
}

/** Changes one kind of thing on a host, remembers what was acknowledged, and looks for it later. */
export interface Work {
  readonly name: string;
  /** Made before anything is broken. */
  readonly prepare: () => Promise<void>;
  /** One change after another until `over` aborts. A change that fails is not acknowledged. */
  readonly run: (over: AbortSignal) => Promise<void>;
  /** Looks for everything acknowledged since the drill began. */
  readonly check: () => Promise<Findings>;
}

/**
 * A value that is changed by one writer, one change at a time. What was sent and not acknowledged may
 * have been carried out or not; both are right, and nothing else is.
 */
export class Cell<T> {
  #possible: readonly T[];
  acknowledged = 0;

  constructor(initial: T) {
    this.#possible = [initial];
  }

  async change(value: T, send: () => Promise<unknown>): Promise<void> {
    this.#possible = [...this.#possible, value];
    await send();
    this.acknowledged += 1;
    this.#possible = [value];
  }

  allows(found: T): boolean {
    return this.#possible.includes(found);
  }

  toString(): string {
    return this.#possible.map(String).join(' or ');
  }
}

/** Repeats a change until it is over. Failures are what the drill causes; the host's own words are kept. */
export async function repeat(
  over: AbortSignal,
  change: () => Promise<void>,
  refusals: Map<string, number>,
): Promise<void> {
  while (!over.aborted) {
    try {
      await change();
    } catch (error) {
      const told = describe(error);
      refusals.set(told, (refusals.get(told) ?? 0) + 1);
      // Nobody there: asking without a pause would only take the machine's time.
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

const describe = (error: unknown): string =>
  error instanceof HostRefusal ? `${error.status ?? 'none'} ${error.code}` : String(error);

/** Adds up what several checks found. */
export function addFindings(all: readonly Findings[]): Findings {
  return {
    acknowledged: all.reduce((sum, { acknowledged }) => sum + acknowledged, 0),
    found: all.reduce((sum, { found }) => sum + found, 0),
    problems: all.flatMap(({ problems }) => problems),
  };
}

/** How changes ended that were not acknowledged, for whoever watches the drill. */
export function tellRefusals(refusals: ReadonlyMap<string, number>): void {
  for (const [told, times] of refusals) console.log(`  not acknowledged: ${times} × ${told}`);
}
