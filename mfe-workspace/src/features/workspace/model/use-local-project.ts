import { useReducer } from 'react';
import { useSession } from 'shared-kit/session';
import type { HandOver } from '../../../draft';
import { openProject, openStored } from './open-project';
import type { ProjectStore } from './project-store';

/**
 * The project stored in this browser, and a function to look again. The id in the address takes
 * precedence over a hand-over of another project.
 */
export function useLocalProject(
  asked: string | null,
  website: string | null,
  handOver: HandOver | null,
): [store: ProjectStore | null, reopen: () => void] {
  const [, reopen] = useReducer((looks: number) => looks + 1, 0);
  // Stores belong to one session; re-render when it changes.
  useSession((session) => session.token);
  return [find(asked, website, handOver), reopen];
}

/** Returns the same store for the same project, so calling it in every render is fine. */
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
