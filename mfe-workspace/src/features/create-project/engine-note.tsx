import { ApiError, callApi } from 'shared-kit/client';
import { getGenerationEngine } from 'shared-kit/contract';
import { queryOptions, useQuery } from 'shared-kit/query';
import { styled } from 'shared-kit/styled';

const Line = styled.p`
  max-width: none;
  min-height: 1.5em;
  color: var(--color-text-muted);
  font-size: var(--text-13);
`;

/** A host that only knows the specification does not say: then nothing is said of it either. */
const engineInUse = queryOptions({
  queryKey: ['generation-engine'],
  queryFn: async ({ signal }) => {
    const answer = await callApi(getGenerationEngine, {}, { signal }).catch(unlessUnknown);
    return answer?.engine ?? null;
  },
  staleTime: 60_000,
});

function unlessUnknown(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}

/** What to expect where no language model is connected: in one line, before anything is written. */
export function EngineNote() {
  const { data } = useQuery(engineInUse);
  return (
    <Line>
      {data?.kind === 'composer' &&
        'No language model is connected. The offline composer works best for a clear, complete site: a business, a portfolio, an event, a shop or a simple tool.'}
    </Line>
  );
}
