import { parseArgs } from 'node:util';
import { performance } from 'node:perf_hooks';
import { compose } from 'site-composer';
import { axeThread } from '../../api-host/src/features/review/axe/axe-thread';
import { lookWithAxe, prepareAxe } from '../../api-host/src/features/review/axe/look-with-axe';
import { prepareConformance } from '../../api-host/src/features/review/html-conformance';
import { createReviewer } from '../../api-host/src/features/review/reviewer';
import type { Reviewer } from '../../api-host/src/features/review/reviewer';
import { readCorpus } from './composer/read-corpus';

/** Time of the processor, which a busy machine does not lengthen, and time on the wall. */
interface Spent {
  readonly processor: number;
  readonly wall: number;
}

async function spend(work: () => Promise<unknown>): Promise<Spent> {
  const before = process.cpuUsage();
  const begun = performance.now();
  await work();
  const { user, system } = process.cpuUsage(before);
  return { processor: (user + system) / 1_000, wall: performance.now() - begun };
}

const megabytes = (): number => Math.round(process.memoryUsage().rss / 1e6);

function show(name: string, spent: readonly Spent[]): void {
  const [processor, wall] = (['processor', 'wall'] as const).map((which) => {
    const sorted = spent.map((one) => one[which]).toSorted((a, b) => a - b);
    const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0);
    return `${which} median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms`;
  });
  console.log(`${name}: ${processor}; ${wall}`);
}

const alone = { before: null, undone: [], pictures: new Set<string>() };

/**
 * What the final review takes with and without axe, and which of the composer's pages axe has something to
 * say to: `--every 4` takes each fourth instruction of the corpus.
 */
export async function benchReview(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: { every: { type: 'string', default: '5' } },
  });
  const prompts = readCorpus().filter((_, index) => index % Number(values.every) === 0);
  const sites = prompts.map(({ prompt }) => ({
    prompt,
    site: compose(prompt, { today: new Date() }),
  }));
  await prepareConformance();
  const empty = megabytes();
  const loading = await spend(prepareAxe);
  console.log(`loading: ${loading.processor.toFixed(0)} ms, ${megabytes() - empty} MB`);
  const measured = async (reviewer: Reviewer): Promise<Spent[]> => {
    const all: Spent[] = [];
    for (const { site, prompt } of sites) {
      let told: readonly string[] = [];
      const gate = async () => {
        const { review } = await reviewer.gate(site, alone);
        told = review.findings.map(({ rule, detail }) => `${rule} (${detail})`);
      };
      all.push(await spend(gate));
      if (told.length > 0) console.log(`  ${told.join(', ')}: ${prompt.slice(0, 80)}`);
    }
    return all;
  };
  const nobody = createReviewer(async () => ({ hits: [] }));
  show(`${sites.length} pages without axe`, await measured(nobody));
  const before = megabytes();
  show(`${sites.length} pages with axe`, await measured(createReviewer(lookWithAxe)));
  console.log(`memory: ${megabytes() - before} MB more after all of them`);
  const thread = axeThread({ milliseconds: 200_000 });
  const withThread = createReviewer(thread.look);
  await thread.prepare();
  show(`${sites.length} pages with axe in its thread`, await measured(withThread));
  console.log(`memory: ${megabytes()} MB with the thread`);
  await thread.close();
}
