import { MousePointerClick } from 'lucide-react';
import type { Ref } from 'react';
import type { ProjectTurn } from 'shared-kit/contract';
import { styled } from 'shared-kit/styled';
import { nameOfSource } from '../elements';
import { PromptText } from '../layout';
import { describeKind } from '../versions';
import { TurnActions } from './turn-actions';
import { TurnOutcome } from './turn-outcome';

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);

  & + & {
    padding-block-start: var(--space-3);
    border-block-start: 1px solid var(--color-border);
  }
`;

const Quiet = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
  color: var(--color-text-muted);
  font-size: var(--text-12);
`;

/** Properties of `TurnItem`. */
export interface TurnItemProps {
  readonly turn: ProjectTurn;
  /** Hides the prompt, which is already shown at the top of the panel. */
  readonly isDescription: boolean;
  readonly ref?: Ref<HTMLLIElement>;
}

/** One turn: prompt, outcome and the version it made. */
export function TurnItem({ turn, isDescription, ref }: TurnItemProps) {
  const isByHand = turn.mode === null;
  return (
    <Item ref={ref}>
      {isByHand ? (
        <Quiet>{describeManualEdit(turn)}</Quiet>
      ) : (
        <>
          {!isDescription && <PromptText text={turn.prompt} />}
          {turn.target !== null && (
            <Quiet>
              <MousePointerClick size={12} aria-hidden />
              {nameOfSource(turn.target)}
            </Quiet>
          )}
          <TurnOutcome turn={turn} />
        </>
      )}
      {turn.version !== null && (
        <>
          {!isByHand && <Quiet>Made version {turn.version}</Quiet>}
          <TurnActions turn={turn} version={turn.version} />
        </>
      )}
    </Item>
  );
}

function describeManualEdit({ kind, restored_from = null, version, prompt }: ProjectTurn): string {
  const what = describeKind({ kind, restored_from });
  const name = version === null ? what : `Version ${version}: ${what.toLowerCase()}`;
  return prompt === '' || kind === 'restored' ? name : `${name}. ${prompt}`;
}
