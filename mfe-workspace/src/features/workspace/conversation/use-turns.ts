import { useMemo } from 'react';
import { isLoading, useProject, endTurn } from '../model';
import type { Turns } from '../model';

/** The turns on display. A turn whose run ended without a reported outcome gets the run's. */
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
