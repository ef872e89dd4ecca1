import { parseArgs } from 'node:util';
import { profiles, visitFirst } from './load/first-visit';
import type { FirstVisit, Profile } from './load/first-visit';
import { figuresOfPage, printPage } from './load/load-figures';
import type { PageRuns } from './load/load-figures';
import { suitePages } from './load/suite-pages';
import type { SuitePage } from './load/suite-pages';
import { withTwoSuites } from './load/two-suites';
import type { TwoSuites } from './load/two-suites';
import { writeFigures } from './report/write-figures';

/** Fewer say nothing about a median on a machine that does other things as well. */
const usualRuns = 9;

async function runPage(
  { browser, federated, single }: TwoSuites,
  page: SuitePage,
  profile: Profile,
  runs: number,
): Promise<PageRuns> {
  const taken = { federated: [] as FirstVisit[], single: [] as FirstVisit[] };
  for (let run = 0; run < runs; run += 1) {
    // Alternately first: whoever comes second finds the machine warmer.
    for (const which of run % 2 === 0
      ? (['federated', 'single'] as const)
      : (['single', 'federated'] as const)) {
      const suite = which === 'federated' ? federated : single;
      taken[which].push(await visitFirst(browser, suite, page, profile));
    }
  }
  return { page: page.path, profile: profile.name, ...taken };
}

/**
 * `npm run bench -- load [--runs 9] [--page /users]`: first visits of the main pages, federated beside the same
 * source as one build, slowed down and not.
 */
export async function benchLoad(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      runs: { type: 'string', default: String(usualRuns) },
      page: { type: 'string', multiple: true },
    },
  });
  const pages = suitePages.filter(({ path }) => values.page?.includes(path) ?? true);
  const runs = Number(values.runs);
  await withTwoSuites(async (suites) => {
    const figures = [];
    for (const page of pages) {
      // The first visit of a host compiles and reads from disk: no visitor's, so nobody's figure.
      for (const suite of [suites.federated, suites.single]) {
        await visitFirst(suites.browser, suite, page, profiles[1]!);
      }
      for (const profile of profiles) {
        const taken = await runPage(suites, page, profile, runs);
        printPage(taken);
        figures.push(...figuresOfPage(taken));
      }
    }
    console.log(await writeFigures('load', figures));
  });
}
