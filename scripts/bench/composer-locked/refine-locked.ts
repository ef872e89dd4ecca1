import type { Engine, MadeSite } from './engines';
import type { LockedSet } from './locked-files';
import type { PageReader } from './open-pages';
import {
  readForeignPage,
  readInstructions,
  readRefinements,
  type Fact,
  type LockedRefinement,
} from './read-locked';
import { judgeRefinement, type RefinementVerdict } from './refinements/judge-refinement';
import type { SeenSite } from './refinements/refined';

export interface RefinementResult {
  readonly refinement: LockedRefinement;
  readonly verdict: RefinementVerdict;
  readonly notes: readonly string[];
  readonly milliseconds: number;
}

interface Source {
  readonly site: MadeSite;
  readonly facts: readonly Fact[];
}

function readSource(engine: Engine, set: LockedSet, { on }: LockedRefinement): Source {
  if (on.page !== undefined) {
    const html = readForeignPage(on.page);
    return { site: { html, css: '', js: '', notes: [], undone: [] }, facts: [] };
  }
  const found = readInstructions(set).find(({ id }) => id === on.instruction);
  if (!found) throw new Error(`No instruction ${on.instruction}`);
  return { site: engine.compose(found.instruction), facts: found.expect.facts };
}

async function see(reader: PageReader, site: MadeSite): Promise<SeenSite> {
  return { site, page: await reader.read(site) };
}

/** Carries out every locked request on its page and judges what came of it. */
export async function refineLocked(
  engine: Engine,
  reader: PageReader,
  set: LockedSet,
  only: readonly string[] | null,
): Promise<RefinementResult[]> {
  const results: RefinementResult[] = [];
  for (const refinement of readRefinements(set)) {
    if (only && !only.includes(refinement.id)) continue;
    const { site, facts } = readSource(engine, set, refinement);
    const begun = performance.now();
    const refined = engine.refine(site, refinement.request);
    const milliseconds = performance.now() - begun;
    const [before, after] = [await see(reader, site), await see(reader, refined)];
    const verdict = judgeRefinement(refinement.expect, { before, after, facts });
    results.push({ refinement, verdict, notes: refined.notes, milliseconds });
  }
  return results;
}

/** `42 of 60 right (70 %), 10 refused, 8 wrong ones called done`, then every one that is not right. */
export function reportRefinements(results: readonly RefinementResult[]): string {
  const count = (outcome: string): number =>
    results.filter(({ verdict }) => verdict.outcome === outcome).length;
  const right = count('right');
  const share = ((right / Math.max(1, results.length)) * 100).toFixed(0);
  const others = results
    .filter(({ verdict }) => verdict.outcome !== 'right')
    .map(
      ({ refinement, verdict }) =>
        `${verdict.outcome.padEnd(8)}${refinement.id} ${refinement.request.slice(0, 70)} → ${verdict.faults.slice(0, 3).join('; ').slice(0, 160)}`,
    );
  return [
    `${right} of ${results.length} right (${share} %), ${count('refused')} refused, ${count('wrong')} wrong ones called done`,
    ...others,
  ].join('\n');
}
