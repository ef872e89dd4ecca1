import type { PageFact } from 'shared-kit/contract';
import { useQuery } from 'shared-kit/query';
import { isLoading, useProject } from '../project/project-context';
import { factQueries } from './fact.queries';
import { isAskable } from './fact-words';

/** What the newest version lacks. */
export interface PageFacts {
  /** What a form can ask for and the page does not say. */
  readonly open: readonly PageFact[];
  /** What the page says, and can be changed in every place at once. */
  readonly said: readonly PageFact[];
  /** What else stands on the page to be replaced. */
  readonly others: readonly PageFact[];
  readonly failed: boolean;
  readonly retry: () => void;
}

const none: readonly PageFact[] = [];

/** The facts of the newest version; empty while there is none, or one is being made. */
export function usePageFacts(): PageFacts {
  const projectId = useProject((project) => project.draft.id);
  const version = useProject((project) => project.version);
  const loading = useProject(isLoading);
  const enabled = version !== null && !loading;
  const { data, isError, refetch } = useQuery({
    ...factQueries.page(projectId, version ?? 0),
    enabled,
    // Of the version before, so that the card does not blink when there is a newer one.
    placeholderData: (before) => before,
  });
  const facts = enabled ? (data ?? none) : none;
  const askable = facts.filter(isAskable);
  return {
    open: askable.filter(({ value }) => value === null),
    said: askable.filter(({ value }) => value !== null),
    others: facts.filter((fact) => !isAskable(fact)),
    failed: enabled && isError,
    retry: () => void refetch(),
  };
}
