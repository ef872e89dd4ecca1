import { useMemo, useReducer } from 'react';
import type { HandOver } from '../../../draft/hand-over';
import { useSession } from 'shared-kit/session';
import { openProject, openStored } from './open-project';
import type { ProjectStore } from './project-store';

/**
 * The project as far as this browser holds it, and a way to look again. The one in the address counts;
 * what was handed over is that one, or there is no address yet.
 */
export function useLocalProject(
  asked: string | null,
  website: string | null,
  handOver: HandOver | null,
): [store: ProjectStore | null, reopen: () => void] {
  const [looks, reopen] = useReducer((count: number) => count + 1, 0);
  // A store is of one member's session.
  const token = useSession((session) => session.token);
  const given = asked === null || asked === handOver?.project.id ? handOver : null;
  const givenId = given?.project.id;
  const store = useMemo(
    () => {
      if (given) return openProject(given);
      if (asked !== null) return openStored(asked);
      return website === null ? openProject(null) : null;
    },
    // The hand-over is read anew with every render and is the same for as long as its project is.
    [asked, website, givenId, looks, token],
  );
  return [store, reopen];
}
