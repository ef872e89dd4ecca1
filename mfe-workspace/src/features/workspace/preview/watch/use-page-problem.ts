import { useEffect, useState } from 'react';
import type { PreviewEntry } from 'shared-kit/contract';
import { isLoading, useProject, useProjectStore } from '../../model';
import { useRestore } from '../../versions';
import { worstOf } from './page-problem';
import { signatureOf } from './page-report';
import type { PageReport } from './page-report';
import { repairOf } from './page-repair';

/** The displayed page's worst problem and the available actions. */
export interface PageProblem {
  readonly entry: PreviewEntry;
  /** Number of distinct problems. */
  readonly count: number;
  /** Advice in one sentence. */
  readonly advice: string;
  /** Starts the automatic repair; absent once it was tried. */
  readonly repair?: () => void;
  /** Restores the last version that worked. */
  readonly goBack?: { readonly to: number; readonly busy: boolean; readonly run: () => void };
  readonly dismiss: () => void;
}

interface Circumstances {
  readonly isOld: boolean;
  readonly wasTried: boolean;
  /** The offline composer replaces missing files; it cannot correct scripts. */
  readonly canRepair: boolean;
  readonly lastGood: number | undefined;
}

/**
 * The page's worst problem, unless dismissed. A problem that remained after a repair is not
 * repaired again: the same repair would fail again, and cost again.
 */
export function usePageProblem(
  report: PageReport,
  placeOf: (entry: PreviewEntry) => string | null,
): PageProblem | null {
  const store = useProjectStore();
  const version = useProject((project) => project.version);
  const viewed = useProject((project) => project.viewed);
  const loading = useProject(isLoading);
  const repaired = useProject((project) => project.repaired);
  const engine = useProject((project) => project.engine);
  const working = useProject((project) => project.working);
  const restore = useRestore();
  const [dismissed, setDismissed] = useState<string | null>(null);
  const entry = worstOf(report.problems);
  useRecordHealth(report, entry);

  if (!entry || loading || dismissed === signatureOf(entry)) return null;
  const wasTried = repaired.includes(signatureOf(entry));
  const lastGood = working.findLast((number) => version !== null && number < version);
  const canRepair =
    engine?.kind !== 'composer' || report.problems.some(({ kind }) => kind === 'resource');
  const circumstances = { isOld: viewed !== null, wasTried, canRepair, lastGood };
  return {
    entry,
    count: report.problems.length,
    advice: adviceOn(circumstances),
    dismiss: () => setDismissed(signatureOf(entry)),
    ...(viewed === null &&
      !wasTried &&
      canRepair && {
        repair: () => store.getState().repair(repairOf(report.problems, placeOf)),
      }),
    ...(viewed === null &&
      (wasTried || !canRepair) &&
      lastGood !== undefined && {
        goBack: {
          to: lastGood,
          busy: restore.isPending,
          run: () => restore.mutate(lastGood),
        },
      }),
  };
}

function adviceOn({ isOld, wasTried, canRepair, lastGood }: Circumstances): string {
  if (isOld) return 'You are looking at an older version.';
  if (!wasTried && canRepair) return 'One automatic repair can be tried. You can undo it.';
  const why = wasTried
    ? 'The automatic repair did not help, so it is not tried again.'
    : 'The offline composer cannot correct scripts.';
  return lastGood === undefined
    ? `${why} Describe what should happen in a new prompt, or correct it in the Code tab.`
    : `${why} Version ${lastGood} worked.`;
}

/**
 * Stores the problem in the project, and records versions that rendered without problems as
 * working.
 */
function useRecordHealth({ isVisible }: PageReport, worst: PreviewEntry | undefined): void {
  const store = useProjectStore();
  const isWrong = worst !== undefined;
  useEffect(() => {
    store.setState({ problem: worst ?? null });
  }, [store, worst]);
  useEffect(() => {
    if (isWrong) store.getState().noteHealth(false);
    else if (isVisible) store.getState().noteHealth(true);
  }, [store, isVisible, isWrong]);
}
