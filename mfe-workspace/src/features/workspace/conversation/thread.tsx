import { useEffect, useRef, useState } from 'react';
import { styled } from 'shared-kit/styled';
import { Button } from 'shared-kit/ui';
import { useProject, describingTurn } from '../model';
import { SideSection } from '../layout';
import { TurnItem } from './turn-item';
import type { Turns } from '../model';
import { useTurns } from './use-turns';

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  padding: 0;
  list-style: none;
`;

/** Turns shown before the earlier ones are requested. */
const shownTurns = 12;

/** The project's conversation, oldest turn first, with outcomes. */
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

/** Scrolls a new turn and its outcome into view, unless the member has scrolled elsewhere. */
function useNewestInSight(turns: Turns) {
  const item = useRef<HTMLLIElement>(null);
  const shown = useRef('');
  const { id = '', status = '' } = turns.at(-1) ?? {};
  const isFirst = turns.length < 2;
  useEffect(() => {
    const box = item.current?.closest<HTMLElement>('[data-thread-scroll]');
    const now = `${id} ${status}`;
    if (now === shown.current) return;
    shown.current = now;
    if (box && item.current && !isFirst) box.scrollTop = item.current.offsetTop - 12;
  }, [id, status, isFirst]);
  return item;
}
