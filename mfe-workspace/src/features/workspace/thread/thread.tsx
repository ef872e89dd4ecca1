import { useEffect, useRef, useState } from 'react';
import { styled } from 'shared-kit/styled';
import { Button } from 'shared-kit/ui';
import { useProject } from '../project/project-context';
import { SideSection } from '../side/side-section';
import { TurnItem } from './turn-item';
import { describingTurn } from './turns';
import type { Turns } from './turns';
import { useTurns } from './use-turns';

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  padding: 0;
  list-style: none;
`;

/** As many turns as are shown before somebody asks for the earlier ones. */
const shownTurns = 12;

/** Everything that was asked of this project, oldest first, and what became of it. */
export function Thread() {
  const turns = useTurns();
  const version = useProject((project) => project.version);
  const [all, setAll] = useState(false);
  const newest = useNewestInSight(turns);
  if (turns.length === 0) return null;
  const shown = all ? turns : turns.slice(-shownTurns);
  const description = describingTurn(turns, version);
  return (
    <SideSection title="Conversation">
      {shown.length < turns.length && (
        <Button size="small" variant="quiet" onClick={() => setAll(true)}>
          Show {turns.length - shown.length} earlier
        </Button>
      )}
      <List aria-label="Conversation">
        {shown.map((turn) => (
          <TurnItem
            key={turn.id}
            ref={turn === turns.at(-1) ? newest : undefined}
            turn={turn}
            isDescription={turn.id === description?.id}
          />
        ))}
      </List>
    </SideSection>
  );
}

/** Marks the box that scrolls the conversation. */
export const threadScroll = { 'data-thread-scroll': '' } as const;

/** A new turn, and its end, come into sight; who scrolls elsewhere meanwhile is left there. */
function useNewestInSight(turns: Turns) {
  const item = useRef<HTMLLIElement>(null);
  const { id, status } = turns.at(-1) ?? {};
  const isFirst = turns.length < 2;
  useEffect(() => {
    const box = item.current?.closest<HTMLElement>('[data-thread-scroll]');
    if (box && item.current && !isFirst) box.scrollTop = item.current.offsetTop - 12;
  }, [id, status, isFirst]);
  return item;
}
