import { useReducer } from 'react';
import { useSession } from 'shared-kit/session';
import type { HandOver } from '../../../draft/hand-over';
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
  const [, reopen] = useReducer((looks: number) => looks + 1, 0);
  // Stores are of one session: the next one finds its own.
  useSession((session) => session.token);
  return [find(asked, website, handOver), reopen];
}

/** Finding the same project again gives the same store, so every render may ask. */
function find(
  asked: string | null,
  website: string | null,
  handOver: HandOver | null,
): ProjectStore | null {
  if (handOver && (asked ?? handOver.project.id) === handOver.project.id) {
    return openProject(handOver);
  }
  if (asked !== null) return openStored(asked);
  return website === null ? openProject(null) : null;
}
