import type { GeneratedFiles, SiteReview } from 'shared-kit/contract';
import { cssFault } from '../css-fault';
import type { EngineResult, GenerationJob, StepReport } from '../generation-engine.port';
import type { TaskLog } from './task-log';

interface SiteCode {
  readonly html: string;
  readonly css: string;
  readonly js: string;
}

/** The final review as the runner uses it: what it corrects, and what it reports. */
export type FinalReview = (
  site: SiteCode,
  about: {
    readonly before: SiteCode | null;
    readonly undone: readonly string[];
    readonly pictures: ReadonlySet<string>;
  },
) => Promise<{ site: SiteCode; review: SiteReview; cssRepaired: boolean }>;

interface Made {
  job: GenerationJob;
  made: EngineResult;
  /** The member's own pictures that the old or the new code references. */
  pictures: ReadonlySet<string>;
  report: StepReport;
  log: TaskLog;
}

/** Runs the last step of every generation, for any engine. */
export async function reviewFinally(
  gate: FinalReview,
  { job, made, pictures, report, log }: Made,
): Promise<{ result: GeneratedFiles; review: SiteReview | null }> {
  const { unfulfilled: undone = [], parts: _, ...result } = made;
  report('review', 'processing', 'Checking the page, its links and its words');
  const before = job.mode === 1 && job.html.trim() !== '' ? job : null;
  try {
    const { site, review, cssRepaired } = await gate(result, { before, undone, pictures });
    if (cssRepaired) {
      report('style', 'error', cssFault);
      report('style', 'completed', 'CSS repaired');
    }
    report('review', 'completed', inWords(review));
    return { result: { ...result, html: site.html, css: site.css, js: site.js }, review };
  } catch (error) {
    // A defect in the review must not cost the member a finished site.
    log.error({ error: error instanceof Error ? error.name : 'unknown' }, 'final review failed');
    report('review', 'completed', 'The final review could not be made');
    return { result, review: null };
  }
}

function inWords({ score, verdict, repaired, findings }: SiteReview): string {
  const did = repaired.length === 0 ? '' : `, ${repaired.length} repaired`;
  const left = findings.length === 0 ? '' : `, ${findings.length} to look at`;
  return `${verdict}: ${score} of 100${did}${left}`;
}
