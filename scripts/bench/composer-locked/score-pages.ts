import type { Engine, MadeSite } from './engines';
import { findNearest } from './judges/judge-likeness';
import { measurePage } from './measure-page';
import type { PageReader } from './open-pages';
import type { LockedInstruction } from './read-locked';
import { faultsOf } from './list-faults';
import type { PageResult } from './report-pages';
import type { SeenPage } from './seen-page';

interface Made {
  readonly instruction: LockedInstruction;
  readonly site: MadeSite;
  readonly page: SeenPage;
  readonly milliseconds: number;
}

async function make(engine: Engine, reader: PageReader, one: LockedInstruction): Promise<Made> {
  const begun = performance.now();
  const site = engine.compose(one.instruction);
  const milliseconds = performance.now() - begun;
  return { instruction: one, site, page: await reader.read(site), milliseconds };
}

/** Two pages at a time: one is composed while the browser opens the other. */
async function makeAll(
  engine: Engine,
  reader: PageReader,
  instructions: readonly LockedInstruction[],
): Promise<Made[]> {
  const made: Made[] = [];
  const left = [...instructions.entries()];
  const work = async (): Promise<void> => {
    for (let next = left.shift(); next; next = left.shift())
      made[next[0]] = await make(engine, reader, next[1]);
  };
  await Promise.all([work(), work()]);
  return made;
}

export async function scorePages(
  engine: Engine,
  reader: PageReader,
  instructions: readonly LockedInstruction[],
): Promise<PageResult[]> {
  const made = await makeAll(engine, reader, instructions);
  const likeness = findNearest(made.map(({ page }) => page.text));
  const results = made.map(async ({ instruction, site, page, milliseconds }, index) => {
    const { nearest = -1, structure = 0, text = 0 } = likeness[index] ?? {};
    return {
      instruction,
      verdict: await measurePage(instruction, site, page),
      likeness: { nearest: made[nearest]?.instruction.id ?? '', structure, text },
      milliseconds,
    };
  });
  return Promise.all(results);
}

/** The pages with most faults, each with the first fifteen. */
export function listWorst(results: readonly PageResult[], many: number): string {
  return results
    .map((result) => ({ result, faults: faultsOf(result) }))
    .toSorted((one, other) => other.faults.length - one.faults.length)
    .slice(0, many)
    .flatMap(({ result, faults }) => [
      `\n${result.instruction.id}: ${faults.length} faults, words ${result.verdict.words.share.toFixed(2)}`,
      ...faults.slice(0, 15).map((fault) => `  ${fault.slice(0, 140)}`),
    ])
    .join('\n');
}
