import type { Block } from 'grapesjs';
import { styled } from 'shared-kit/styled';
import { Button, Row, Skeleton } from 'shared-kit/ui';
import { placeBlock, sectionIdOf } from '../canvas/blocks';
import type { Canvas } from '../canvas/canvas';
import type { SectionsState } from '../frame/use-sections';
import { BlockDrawing } from './block-drawing';
import { PanelPart, PanelText, PanelTitle } from './panel-parts';

const Blocks = styled.div<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: var(--space-2);

  @media (min-width: 601px) and (max-width: 900px) {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`;

const Choice = styled.button`
  display: grid;
  gap: var(--space-1);
  padding: var(--space-1) var(--space-1) var(--space-2);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-surface-raised);
  font-size: var(--text-13);
  cursor: grab;

  &:hover {
    border-color: var(--color-accent);
  }
  &:active {
    cursor: grabbing;
  }
`;

const labelOf = (block: Block): string => block.get('label') ?? '';

/** Properties of `BlocksPanel`. */
export interface BlocksPanelProps {
  readonly canvas: Canvas;
  readonly sections: { readonly state: SectionsState; readonly retry: () => void };
}

/** Panel of blocks: clicking inserts after the selected element, dragging inserts where dropped. */
export function BlocksPanel({ canvas, sections }: BlocksPanelProps) {
  const all: readonly Block[] = canvas.editor.Blocks.getAll().models;
  const isSection = (block: Block): boolean => sectionIdOf(block) !== null;
  return (
    <>
      <PanelPart aria-label="Elements">
        <PanelTitle>Elements</PanelTitle>
        <BlockGrid canvas={canvas} columns={3} blocks={all.filter((block) => !isSection(block))} />
      </PanelPart>
      <PanelPart aria-label="Sections">
        <PanelTitle>Sections</PanelTitle>
        {sections.state === 'ready' && <BlockGrid canvas={canvas} blocks={all.filter(isSection)} />}
        {sections.state === 'loading' && (
          <Skeleton variant="cards" count={4} height={84} label="Drawing the sections" />
        )}
        {sections.state === 'failed' && (
          <PanelText>
            The sections could not be loaded.
            <Row>
              <Button size="small" onClick={sections.retry}>
                Try again
              </Button>
            </Row>
          </PanelText>
        )}
      </PanelPart>
    </>
  );
}

interface BlockGridProps {
  readonly canvas: Canvas;
  readonly blocks: readonly Block[];
  readonly columns?: number;
}

function BlockGrid({ canvas: { editor }, blocks, columns = 2 }: BlockGridProps) {
  return (
    <Blocks $columns={columns}>
      {blocks.map((block) => (
        <Choice
          key={block.getId()}
          type="button"
          draggable
          onClick={() => placeBlock(editor, block)}
          onDragStart={(event) => editor.Blocks.startDrag(block, event.nativeEvent)}
          onDragEnd={() => editor.Blocks.endDrag()}
        >
          <BlockDrawing id={sectionIdOf(block) ?? block.getId()} />
          {labelOf(block)}
        </Choice>
      ))}
    </Blocks>
  );
}
