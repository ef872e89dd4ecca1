import type { PageFact } from 'shared-kit/contract';
import { useQuery } from 'shared-kit/query';
import { isLoading, useProject } from '../model';
import { factQueries } from './fact.queries';
import { isAskable } from './fact-texts';

/** Facts of the newest version. */
export interface PageFacts {
  /** Missing facts a form can ask for. */
  readonly open: readonly PageFact[];
  /** Facts stated on the page, which can be changed everywhere at once. */
  readonly said: readonly PageFact[];
  /** Other placeholders left on the page. */
  readonly others: readonly PageFact[];
  readonly failed: boolean;
  readonly retry: () => void;
}

const none: readonly PageFact[] = [];

/** Loads the facts of the newest version; empty while there is none or one is being generated. */
export function usePageFacts(): PageFacts {
  const projectId = useProject((project) => project.draft.id);
  const version = useProject((project) => project.version);
  const loading = useProject(isLoading);
  const enabled = version !== null && !loading;
  const { data, isError, refetch } = useQuery({
    ...factQueries.page(projectId, version ?? 0),
    enabled,
    // Keeps the previous version's facts while loading, so that the card does not flicker.
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
