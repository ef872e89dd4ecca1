import { styled } from 'shared-kit/styled';
import { Button, Skeleton } from 'shared-kit/ui';
import type { Canvas } from '../canvas/canvas';
import { BlocksPanel } from '../panels/blocks-panel';
import { ElementBar } from '../panels/element-bar';
import { LayersPanel } from '../panels/layers-panel';
import { SettingsPanel } from '../panels/settings-panel';
import { StylePanel } from '../panels/style-panel';
import type { useSections } from './use-sections';

/** Panels beside the page. */
export type PanelName = 'blocks' | 'layers' | 'style' | 'settings';

const panels = [
  ['blocks', 'Add', BlocksPanel],
  ['layers', 'Layers', LayersPanel],
  ['style', 'Style', StylePanel],
  ['settings', 'Settings', SettingsPanel],
] as const;

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
  /** Null until the page is rendered. */
  readonly canvas: Canvas | null;
  readonly sections: ReturnType<typeof useSections>;
  readonly panel: PanelName | null;
  readonly onPanel: (panel: PanelName | null) => void;
}

/** The side panels: blocks, settings, style and layers, one at a time. */
export function SidePanels({ canvas, sections, panel, onPanel }: SidePanelsProps) {
  return (
    <Side aria-label="Tools">
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
      {canvas && <ElementBar canvas={canvas} />}
      {panels
        .filter(([name]) => name === panel)
        .map(([name, label, Content]) => (
          <Panel key={name} aria-label={label}>
            {canvas ? (
              <Content canvas={canvas} sections={sections} />
            ) : (
              <Skeleton variant="text" count={6} />
            )}
          </Panel>
        ))}
    </Side>
  );
}
