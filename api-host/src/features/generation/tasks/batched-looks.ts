/** The part of a task that is polled while it is followed. */
export interface TaskLook {
  readonly id: string;
  readonly revision: number;
  /** How many tasks are ahead in the queue; null for a task that is not waiting. */
  readonly ahead: number | null;
}

/** Polls one task; undefined where there is none. */
export type LookAtTask = (id: string) => Promise<TaskLook | undefined>;

/** Maximum number of tasks per query. */
const maxBatchSize = 1_000;

interface Waiting {
  readonly id: string;
  readonly resolve: (look: TaskLook | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Batches the polls of all streams of a host: callers during a query wait for the next one, which
 * covers all of them. One query per stream and second would overload the database with thousands of
 * streams.
 */
export function batchLooks(
  findLooks: (ids: readonly string[]) => Promise<readonly TaskLook[]>,
): LookAtTask {
  let waiting: Waiting[] = [];
  let isAsking = false;

  async function ask(): Promise<void> {
    isAsking = true;
    while (waiting.length > 0) {
      const asked = waiting.splice(0, maxBatchSize);
      try {
        const looks = await findLooks([...new Set(asked.map(({ id }) => id))]);
        const byId = new Map(looks.map((look) => [look.id, look]));
        for (const { id, resolve } of asked) resolve(byId.get(id));
      } catch (error) {
        for (const { reject } of asked) reject(error);
      }
    }
    isAsking = false;
  }

  return (id) =>
    new Promise((resolve, reject) => {
      waiting.push({ id, resolve, reject });
      if (!isAsking) void ask();
    });
}
