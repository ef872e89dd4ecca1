import { useEffect, useRef } from 'react';
import { styled } from 'shared-kit/styled';
import { Button } from 'shared-kit/ui';
import type { Places } from './use-canvas';

/** What can be shown beside the page. */
export type PanelName = 'blocks' | 'layers' | 'style' | 'settings';

const panels: readonly (readonly [PanelName, string, readonly (keyof Places)[]])[] = [
  ['blocks', 'Add', ['blocks']],
  ['layers', 'Layers', ['layers']],
  ['style', 'Style', ['styles']],
  ['settings', 'Settings', ['traits']],
];

const Side = styled.aside`
  display: flex;
  flex-direction: column;
  flex: none;
  width: 304px;
  border-inline-end: 1px solid var(--color-border);
  background: var(--color-surface);

  @media (max-width: 900px) {
    order: 2;
    width: 100%;
    max-height: 45dvh;
    border-block-start: 1px solid var(--color-border);
    border-inline-end: 0;
  }
`;

const Choices = styled.div`
  display: grid;
  flex: none;
  grid-template-columns: repeat(4, 1fr);
  gap: var(--space-1);
  padding: var(--space-2);
  border-block-end: 1px solid var(--color-border);

  button {
    padding-inline: var(--space-1);
  }
  [aria-expanded='true'] {
    background: var(--color-surface-active);
    color: var(--color-accent-text);
  }
`;

const Panel = styled.section`
  flex: 1;
  min-height: 0;
  overflow: auto;
`;

interface SidePanelsProps {
  readonly places: Places;
  readonly panel: PanelName | null;
  readonly onPanel: (panel: PanelName | null) => void;
}

/** GrapesJS's managers, one at a time; all stay drawn. */
export function SidePanels({ places, panel, onPanel }: SidePanelsProps) {
  return (
    <Side>
      <Choices>
        {panels.map(([name, label]) => (
          <Button
            key={name}
            size="small"
            aria-expanded={panel === name}
            onClick={() => onPanel(panel === name ? null : name)}
          >
            {label}
          </Button>
        ))}
      </Choices>
      {panels.map(([name, label, parts]) => (
        <Panel key={name} aria-label={label} hidden={panel !== name}>
          {(name === 'style' || name === 'settings') && <Hint />}
          {parts.map((part) => (
            <Place key={part} element={places[part]} />
          ))}
        </Panel>
      ))}
    </Side>
  );
}

const Hint = () => (
  <HintText>Choose something on the page; what can be set of it is here.</HintText>
);

const HintText = styled.p`
  margin: 0;
  padding: var(--space-2) var(--space-3);
  color: var(--color-text-muted);
  font-size: var(--text-12);
`;

function Place({ element }: { readonly element: HTMLElement }) {
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    holder.current?.append(element);
  }, [element]);
  return <div ref={holder} />;
}
