import type { GateVerdict, Rollout } from 'shared-kit/contract/releases';
import { useQuery } from 'shared-kit/query';
import { styled } from 'shared-kit/styled';
import { Badge, Row, Stack } from 'shared-kit/ui';
import type { Tone } from 'shared-kit/ui';
import { gatesOf } from './releases.queries';
import { agoOf } from './release-words';

const Title = styled.h4`
  font-size: var(--text-13);
`;

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums;
`;

const When = styled.span`
  color: var(--color-text-muted);
  font-size: var(--text-13);
`;

const kinds: Readonly<
  Record<GateVerdict['kind'], { readonly tone: Tone; readonly label: string }>
> = {
  passed: { tone: 'success', label: 'Passed' },
  failed: { tone: 'danger', label: 'Not passed' },
  inconclusive: { tone: 'warning', label: 'Not clear' },
};

interface GateVerdictsProps {
  readonly rollout: Rollout;
  /** The host's time. */
  readonly now: number;
}

/** What the gates of a rollout answered, newest first; nothing where it has none. */
export function GateVerdicts({ rollout, now }: GateVerdictsProps) {
  const count = rollout.rules?.gates?.length ?? 0;
  const { data, isError } = useQuery({ ...gatesOf(rollout.id), enabled: count > 0 });
  if (count === 0) return null;
  return (
    <Stack $gap={2}>
      <Title>Gates</Title>
      {isError && !data && <When>What the gates answered could not be loaded.</When>}
      {data?.length === 0 && <When>Not asked yet: they are when a step has baked healthily.</When>}
      <List aria-label={`Gates of ${rollout.version}`}>
        {data?.map(({ gate, kind, message, step, at }) => (
          <li key={`${gate} ${at}`}>
            <Row>
              <Badge $tone={kinds[kind].tone}>{kinds[kind].label}</Badge>
              <span>{message}</span>
              <When>
                step {step + 1}, {agoOf(at, now)}
              </When>
            </Row>
          </li>
        ))}
      </List>
    </Stack>
  );
}
