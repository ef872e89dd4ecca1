import { useQuery } from 'shared-kit/query';
import { styled } from 'shared-kit/styled';
import { engineQuery } from '../../engine';

const Line = styled.p`
  max-width: none;
  min-height: 1.5em;
  color: var(--color-text-muted);
  font-size: var(--text-13);
`;

/** One line of expectations where no language model is connected. */
export function EngineNote() {
  const { data } = useQuery(engineQuery);
  return (
    <Line>
      {data?.kind === 'composer' &&
        'No language model is connected. The offline composer works best for a clear, complete site: a business, a portfolio, an event, a shop or a simple tool.'}
    </Line>
  );
}
