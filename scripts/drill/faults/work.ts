import { HostRefusal } from '../../release/host-client';
import type { HostClient } from '../../release/host-client';

/** What a check found of what was acknowledged. */
export interface Findings {
  readonly acknowledged: number;
  readonly found: number;
  /** What is lost, half there or stuck, in words. */
  readonly problems: readonly string[];
}

/** How the changes of one kind go: told to whoever breaks things, so that it can be in the worst moment. */
export class Progress {
  readonly #refusals = new Map<string, number>();
  #waiting: (() => void)[] = [];

  /** In the same turn in which the acknowledgement was read. */
  acknowledged(): void {
    for (const wake of this.#waiting.splice(0)) wake();
  }

  /** Resolves with the next acknowledgement. */
  next(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  refused(error: unknown): void {
    const told = describe(error);
    this.#refusals.set(told, (this.#refusals.get(told) ?? 0) + 1);
  }

  /** How changes ended that were not acknowledged, for whoever watches the drill. */
  lines(): string[] {
    return [...this.#refusals].map(([told, times]) => `${times} × ${told}`);
  }
}

/** A client that tells of every change the host has acknowledged. */
export function tellChanges(host: HostClient, progress: Progress): HostClient {
  return {
    ...host,
    async call(endpoint, request) {
      const answer = await host.call(endpoint, request);
      if (endpoint.method !== 'GET') progress.acknowledged();
      return answer;
    },
  };
}

/** Changes one kind of thing on a host, remembers what was acknowledged, and looks for it later. */
export interface Work {
  readonly name: string;
  readonly progress: Progress;
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

  /** What may be there. */
  describe(): string {
    return this.#possible.map(String).join(' or ');
  }
}

/** Repeats a change until it is over. Failures are what the drill causes; the host's own words are kept. */
export async function repeat(
  over: AbortSignal,
  change: () => Promise<void>,
  progress: Progress,
): Promise<void> {
  while (!over.aborted) {
    try {
      await change();
    } catch (error) {
      progress.refused(error);
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

/** Prints how changes ended that were not acknowledged, for whoever watches the drill. */
export function tellRefusals(works: readonly Work[]): void {
  for (const { name, progress } of works) {
    for (const line of progress.lines()) console.log(`  ${name}, not acknowledged: ${line}`);
  }
}
