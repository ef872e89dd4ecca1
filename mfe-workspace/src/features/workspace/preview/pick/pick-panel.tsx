import { useEffect, useId, useMemo, useRef } from 'react';
import { styled } from 'shared-kit/styled';
import { Button, useNarrowScreen } from 'shared-kit/ui';
import { useProject, useProjectStore } from '../../model';
import { PromptBox } from '../../conversation';
import { findElement, listElements } from '../../elements';
import type { FoundElement } from '../../elements';

const Panel = styled.section`
  display: grid;
  grid-row: 4;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  max-height: 46vh;
  padding: var(--space-2) var(--space-4);
  border-block-start: 1px solid var(--color-border);
  background: var(--color-surface-raised);
  overflow-y: auto;
`;

const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  font-size: var(--text-13);

  /* Beside its words the list would be too narrow to read, with the button in a row of its own. */
  @media (max-width: 480px) {
    > label {
      flex-basis: 100%;
    }
  }

  select {
    flex: 1 1 160px;
    min-width: 0;
    min-height: var(--control-height);
    padding: var(--space-1);
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-s);
    background: var(--color-surface-raised);
    color: var(--color-text);
    font: inherit;
  }
`;

/** Properties of `PickPanel`. */
export interface PickPanelProps {
  readonly html: string;
  /** Offset of the selected element in the page; null while there is none. */
  readonly at: number | null;
  readonly onChoose: (at: number) => void;
  readonly onStop: () => void;
}

/**
 * The list of elements below the preview, for picking by keyboard. The prompt box belongs to the
 * side panel.
 */
export default function PickPanel({ html, at, onChoose, onStop }: PickPanelProps) {
  const element = useMemo(() => (at === null ? null : findElement(html, at)), [html, at]);
  const isNarrow = useNarrowScreen();
  usePointed(element, onStop);
  return (
    <Panel
      aria-label="Point at an element"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onStop();
      }}
    >
      <ElementList html={html} at={at} onChoose={onChoose} onStop={onStop} />
      {/* On a phone the side panel with the prompt box is another tab. */}
      {isNarrow && <PromptBox />}
    </Panel>
  );
}

/** The elements as a list box; the preview outlines the selected one. */
function ElementList({ html, at, onChoose, onStop }: PickPanelProps) {
  const id = useId();
  const elements = useMemo(() => listElements(html), [html]);
  const isListed = elements.some((element) => element.at === at);
  return (
    <Choice>
      <label htmlFor={id}>Elements of the page</label>
      <select
        id={id}
        value={isListed ? String(at) : ''}
        onChange={(event) => onChoose(Number(event.target.value))}
      >
        <option value="" disabled>
          Point at something on the page, or choose it here
        </option>
        {elements.map((element) => (
          <option key={element.at} value={element.at}>
            {'\u00A0\u00A0'.repeat(Math.min(element.depth, 6))}
            {element.label}
          </option>
        ))}
      </select>
      <Button size="small" onClick={onStop}>
        Done
      </Button>
    </Choice>
  );
}

/** Passes the selected element to the prompt box. Deselecting it there ends picking here. */
function usePointed(element: FoundElement | null, onStop: () => void): void {
  const store = useProjectStore();
  const pointed = useProject((project) => project.pointed);
  const was = useRef<FoundElement | null>(null);
  useEffect(() => {
    store.getState().point(element);
    return () => store.getState().point(null);
  }, [store, element]);
  useEffect(() => {
    if (was.current && was.current === element && !pointed) onStop();
    was.current = pointed;
  }, [pointed, element, onStop]);
}
