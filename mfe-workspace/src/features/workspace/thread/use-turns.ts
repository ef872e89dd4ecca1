import { useMemo } from 'react';
import { isLoading, useProject } from '../project/project-context';
import { endTurn } from './turns';
import type { Turns } from './turns';

/** The conversation on display. A turn whose run has ended without a word about it has ended as that. */
export function useTurns(): Turns {
  const turns = useProject((project) => project.turns);
  const run = useProject((project) => project.run);
  const loading = useProject(isLoading);
  return useMemo(() => {
    if (loading) return turns;
    if (run.status === 'failed' || run.status === 'cancelled') {
      return endTurn(turns, { status: run.status, message: run.message });
    }
    return endTurn(turns, { status: 'done' });
  }, [turns, run, loading]);
}
