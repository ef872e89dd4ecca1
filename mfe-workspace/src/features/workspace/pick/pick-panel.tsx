import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { websiteLimits } from 'shared-kit/contract';
import { styled } from 'shared-kit/styled';
import { Button, Form, notify, Row, TextArea } from 'shared-kit/ui';
import { useProject, useProjectStore } from '../project/project-context';
import { useLeaveGuard } from '../unsaved/leave-guard';
import { findElement, listElements } from './find-element';
import type { FoundElement } from './find-element';

const Panel = styled.section`
  display: grid;
  grid-row: 4;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  gap: var(--space-4);
  max-height: 46vh;
  padding: var(--space-3) var(--space-4);
  border-block-start: 1px solid var(--color-border);
  background: var(--color-surface-raised);
  overflow-y: auto;

  @media (max-width: 700px) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-2);
  }
`;

const Choice = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  gap: var(--space-1);
  font-size: var(--text-13);

  select {
    width: 100%;
    min-height: var(--control-height);
    padding: var(--space-1);
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-s);
    background: var(--color-surface-raised);
    color: var(--color-text);
    font: inherit;
  }
  option {
    padding: 3px var(--space-2);
  }
  @media (max-width: 700px) {
    select {
      height: 84px;
    }
  }
`;

const Picked = styled.output`
  display: block;
  overflow: hidden;
  font-size: var(--text-13);
  font-weight: 500;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Fields = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-2);
`;

const usesSaved =
  'The change is made to the last saved version. Without saving your text stays in the code view, next to the new version.';

/** Properties of `PickPanel`. */
export interface PickPanelProps {
  readonly html: string;
  /** Where the chosen element begins in the page; null while there is none. */
  readonly at: number | null;
  readonly onChoose: (at: number) => void;
  readonly onStop: () => void;
}

/** Below the preview: which element, and what should change there. */
export default function PickPanel({ html, at, onChoose, onStop }: PickPanelProps) {
  const element = useMemo(() => (at === null ? null : findElement(html, at)), [html, at]);
  return (
    <Panel
      aria-label="Point at an element"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onStop();
      }}
    >
      <ElementList html={html} at={at} onChoose={onChoose} />
      <Wish element={element} onStop={onStop} />
    </Panel>
  );
}

/** For those who do not point: the arrow keys go through the page, and the preview follows. */
function ElementList({ html, at, onChoose }: Pick<PickPanelProps, 'html' | 'at' | 'onChoose'>) {
  const id = useId();
  const elements = useMemo(() => listElements(html), [html]);
  const isListed = elements.some((element) => element.at === at);
  return (
    <Choice>
      <label htmlFor={id}>Elements of the page</label>
      <select
        id={id}
        size={6}
        value={isListed ? String(at) : ''}
        onChange={(event) => onChoose(Number(event.target.value))}
      >
        {elements.map((element) => (
          <option key={element.at} value={element.at}>
            {'\u00A0\u00A0'.repeat(Math.min(element.depth, 6))}
            {element.label}
          </option>
        ))}
      </select>
    </Choice>
  );
}

interface WishProps {
  readonly element: FoundElement | null;
  readonly onStop: () => void;
}

function Wish({ element, onStop }: WishProps) {
  const store = useProjectStore();
  const guard = useLeaveGuard();
  const shownHtml = useProject((project) => project.files?.html);
  const [text, setText] = useState('');
  const field = useFocusOnPick(element);
  const wish = text.trim();
  const isTooLong = wish.length > websiteLimits.prompt;
  const isOff = !element || wish === '' || isTooLong;

  const send = (): void => {
    if (isOff) return;
    const { at, selector, excerpt } = element;
    guard(usesSaved, () => {
      const { files, change } = store.getState();
      if (files?.html !== shownHtml) {
        notify.error('The page has changed. Point at the element again.');
        return;
      }
      onStop();
      change(wish, { at, selector, excerpt });
    });
  };
  return (
    <Form aria-label="Change this element" onSubmit={send} saves={false}>
      <Fields ref={field}>
        <Picked>
          {element?.label ?? 'Point at something on the page, or choose it from the list'}
        </Picked>
        <TextArea
          label="What should change here"
          placeholder="Make it bigger, say “Fresh every day”, remove it…"
          error={isTooLong ? 'The text is too long: at most 20,000 characters.' : undefined}
          rows={2}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Row>
          <Button type="submit" size="small" variant="primary" disabled={isOff}>
            Change it
          </Button>
          <Button size="small" onClick={onStop}>
            Done
          </Button>
        </Row>
      </Fields>
    </Form>
  );
}

/** After pointing one writes; who goes through the list with the arrow keys stays there. */
function useFocusOnPick(element: FoundElement | null) {
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isChoosing = document.activeElement instanceof HTMLSelectElement;
    if (element && !isChoosing) field.current?.querySelector('textarea')?.focus();
  }, [element]);
  return field;
}
