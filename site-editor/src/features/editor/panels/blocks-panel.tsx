import type { Block } from 'grapesjs';
import { styled } from 'shared-kit/styled';
import { Button } from 'shared-kit/ui';
import { placeBlock } from '../canvas/blocks';
import type { Canvas } from '../canvas/canvas';
import { PanelPart, PanelTitle } from './panel-parts';

const Blocks = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-2);

  button {
    min-height: 44px;
    padding-inline: var(--space-1);
    cursor: grab;
  }
`;

const labelOf = (block: Block): string => block.get('label') ?? '';

/** What can be added: a press puts it behind what is chosen, dragging puts it anywhere. */
export function BlocksPanel({ canvas: { editor } }: { readonly canvas: Canvas }) {
  const all: readonly Block[] = editor.Blocks.getAll().models;
  const categories = [...new Set(all.map((block) => block.getCategoryLabel()))];
  return categories.map((category) => (
    <PanelPart key={category} aria-label={category}>
      <PanelTitle>{category}</PanelTitle>
      <Blocks>
        {all
          .filter((block) => block.getCategoryLabel() === category)
          .map((block) => (
            <Button
              key={block.getId()}
              draggable
              onClick={() => placeBlock(editor, block)}
              onDragStart={(event) => editor.Blocks.startDrag(block, event.nativeEvent)}
              onDragEnd={() => editor.Blocks.endDrag()}
            >
              {labelOf(block)}
            </Button>
          ))}
      </Blocks>
    </PanelPart>
  ));
}
