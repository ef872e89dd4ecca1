import * as z from 'zod/mini';

/** What is read of Stryker's report (mutation-testing-report-schema, version 2). */
export const mutationReport = z.object({
  files: z.record(
    z.string(),
    z.object({
      mutants: z.array(
        z.object({
          mutatorName: z.string(),
          replacement: z.optional(z.string()),
          status: z.string(),
          location: z.object({ start: z.object({ line: z.number(), column: z.number() }) }),
        }),
      ),
    }),
  ),
});
export type MutationReport = z.infer<typeof mutationReport>;

export interface MutationScore {
  /** Noticed by a test or by never ending. */
  readonly killed: number;
  readonly survived: number;
  /** Killed in percent of both; 100 where nothing was mutated. */
  readonly percent: number;
  /** `file:line:column mutator → replacement` of each survivor. */
  readonly survivors: readonly string[];
}

const noticed = new Set(['Killed', 'Timeout']);
const unnoticed = new Set(['Survived', 'NoCoverage']);

/** The score as Stryker counts it: mutants that do not compile or run are left out. */
export function scoreOf({ files }: MutationReport): MutationScore {
  const all = Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants.map((mutant) => ({ ...mutant, file })),
  );
  const killed = all.filter(({ status }) => noticed.has(status)).length;
  const alive = all.filter(({ status }) => unnoticed.has(status));
  const survivors = alive.map(({ file, location: { start }, mutatorName, replacement }) =>
    `${file}:${start.line}:${start.column} ${mutatorName} → ${replacement ?? ''}`.slice(0, 200),
  );
  const counted = killed + alive.length;
  const percent = counted === 0 ? 100 : (killed / counted) * 100;
  return { killed, survived: alive.length, percent, survivors };
}
