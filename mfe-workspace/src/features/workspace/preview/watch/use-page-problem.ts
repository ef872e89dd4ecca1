import { useEffect, useState } from 'react';
import type { PreviewEntry } from 'shared-kit/contract';
import { isLoading, useProject, useProjectStore } from '../../project/project-context';
import { useRestore } from '../../versions/use-restore';
import { worstOf } from './page-problem';
import { signatureOf } from './page-report';
import type { PageReport } from './page-report';
import { repairOf } from './page-repair';

/** What is wrong with the page on display, and what the member can do about it. */
export interface PageProblem {
  readonly entry: PreviewEntry;
  /** How many different things are wrong. */
  readonly count: number;
  /** What is possible, in a sentence. */
  readonly advice: string;
  /** Starts the one automatic repair; absent once it was tried. */
  readonly repair?: () => void;
  /** Puts the last version back that was seen to work. */
  readonly goBack?: { readonly to: number; readonly busy: boolean; readonly run: () => void };
  readonly dismiss: () => void;
}

interface Circumstances {
  readonly isOld: boolean;
  readonly wasTried: boolean;
  /** The offline composer puts files in the place of lost ones; scripts it cannot correct. */
  readonly canRepair: boolean;
  readonly lastGood: number | undefined;
}

/**
 * The page's worst problem, unless it was dismissed. What has been repaired once and is still there is
 * not repaired again: the same repair would go wrong the same way, and be paid for.
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
  useNotedHealth(report, entry);

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
 * Tells the workspace what is wrong, and remembers which versions were seen to work: something on display,
 * and nothing wrong.
 */
function useNotedHealth({ isVisible }: PageReport, worst: PreviewEntry | undefined): void {
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
