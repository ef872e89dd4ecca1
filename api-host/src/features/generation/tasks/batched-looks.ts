/** What is asked about a task again and again while it is followed. */
export interface TaskLook {
  readonly id: string;
  readonly revision: number;
  /** How many wait before a task that waits; null for one that does not. */
  readonly ahead: number | null;
}

/** Looks at one task; undefined where there is none. */
export type LookAtTask = (id: string) => Promise<TaskLook | undefined>;

/** Most tasks of one question. */
const mostAtOnce = 1_000;

interface Waiting {
  readonly id: string;
  readonly resolve: (look: TaskLook | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Joins the looks of all streams of a host: whoever comes while a question is under way waits for the next one,
 * which asks about all of them. A question for each of thousands of streams every second would leave the
 * database no time for anything else.
 */
export function batchLooks(
  findLooks: (ids: readonly string[]) => Promise<readonly TaskLook[]>,
): LookAtTask {
  let waiting: Waiting[] = [];
  let isAsking = false;

  async function ask(): Promise<void> {
    isAsking = true;
    while (waiting.length > 0) {
      const asked = waiting.splice(0, mostAtOnce);
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
