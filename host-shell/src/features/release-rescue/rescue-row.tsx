import { useState } from 'react';
import type { ReactElement } from 'react';
import type { RemoteState } from 'shared-kit/contract/releases';
import { styled } from 'shared-kit/styled';
import { Button, Row } from 'shared-kit/ui';

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  padding: var(--space-3) var(--space-4);
  overflow-wrap: anywhere;

  & + & {
    border-block-start: 1px solid var(--color-border);
  }
`;
const Words = styled.div`
  flex: 1 1 240px;
  min-width: 0;
`;
const Quiet = styled.p`
  color: var(--color-text-muted);
`;

interface RescueRowProps {
  readonly remote: string;
  readonly state: RemoteState;
  readonly busy: boolean;
  readonly onRollBack: (from: string) => void;
}

/** What a press on the button takes back, and where everyone goes; null where nothing is known to go to. */
function plan({ stable, previous, candidate }: RemoteState): { from: string; to: string } | null {
  if (candidate) return { from: candidate.release.version, to: stable.version };
  return previous ? { from: stable.version, to: previous.version } : null;
}

/** Appears where the button was that asked: the keyboard goes on from there. */
const focusOnce = (row: HTMLElement | null): void => {
  row?.querySelector<HTMLElement>('button:last-child')?.focus();
};

/** One remote: what runs, and a rollback with one confirmation. */
export function RescueRow({ remote, state, busy, onRollBack }: RescueRowProps): ReactElement {
  const [asked, setAsked] = useState<string | null>(null);
  const { stable, candidate } = state;
  const planned = plan(state);
  const isAsking = planned !== null && asked === planned.from;
  const ask = (from: string | null) => (): void => {
    setAsked(from);
  };
  return (
    <Line>
      <Words>
        <strong>{remote}</strong>
        <Quiet>
          {isAsking
            ? `Take back ${planned.from}? Everyone gets ${planned.to} with their next page load.`
            : `Everyone runs ${stable.version}${candidate ? `; ${candidate.share / 100}% get ${candidate.release.version}` : ''}.`}
        </Quiet>
      </Words>
      {planned === null ? <Quiet>No version to go back to</Quiet> : null}
      {planned !== null && !isAsking ? (
        <Button aria-label={`Roll back ${remote}`} busy={busy} onClick={ask(planned.from)}>
          Roll back
        </Button>
      ) : null}
      {planned !== null && isAsking ? (
        <Row ref={focusOnce}>
          <Button onClick={ask(null)}>Keep it</Button>
          <Button
            variant="danger"
            onClick={() => {
              setAsked(null);
              onRollBack(planned.from);
            }}
          >
            Roll back {remote}
          </Button>
        </Row>
      ) : null}
    </Line>
  );
}
