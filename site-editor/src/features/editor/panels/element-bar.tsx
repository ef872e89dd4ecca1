import { ArrowDown, ArrowUp, Copy, CornerLeftUp, Image, Pencil, Trash2 } from 'lucide-react';
import type { Component } from 'grapesjs';
import { styled } from 'shared-kit/styled';
import { IconButton } from 'shared-kit/ui';
import type { Canvas } from '../canvas/canvas';
import { excerptOf, kindOf } from './component-name';
import { useSelected } from './use-editor-changes';

const Bar = styled.section`
  flex: none;
  padding: var(--space-2) var(--space-2) var(--space-1) var(--space-4);
  border-block-end: 1px solid var(--color-border);
`;

const Name = styled.output`
  display: block;
  overflow: hidden;
  font-size: var(--text-13);
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Actions = styled.div`
  display: flex;
  margin-inline-start: calc(-1 * var(--space-2));
`;

const icon = { size: 16, 'aria-hidden': true } as const;

/** The selected element and its actions, operable by keyboard. */
export function ElementBar({ canvas }: { readonly canvas: Canvas }) {
  const selected = useSelected(canvas);
  if (selected === null) return null;
  const { editor } = canvas;
  const parent = selected.parent();
  const canStay = parent === undefined;
  const place = selected.index();
  const last = (parent?.components().length ?? 1) - 1;
  const excerpt = excerptOf(selected);
  const isPicture = selected.is('image');
  return (
    <Bar aria-label="Selected element">
      <Name>
        <strong>{kindOf(selected)}</strong> {excerpt}
      </Name>
      <Actions>
        {isPicture && (
          <IconButton
            label="Change the picture"
            icon={<Image {...icon} />}
            onClick={() => selected.trigger('active')}
          />
        )}
        {selected.is('text') && (
          <IconButton
            label="Edit the text"
            icon={<Pencil {...icon} />}
            onClick={() => selected.trigger('active')}
          />
        )}
        <IconButton
          label="Select the element around it"
          icon={<CornerLeftUp {...icon} />}
          disabled={canStay}
          onClick={() => editor.select(parent)}
        />
        <IconButton
          label="Move up"
          icon={<ArrowUp {...icon} />}
          disabled={canStay || place === 0}
          onClick={() => moveTo(selected, parent, place - 1)}
        />
        <IconButton
          label="Move down"
          icon={<ArrowDown {...icon} />}
          disabled={canStay || place >= last}
          onClick={() => moveTo(selected, parent, place + 2)}
        />
        <IconButton
          label="Duplicate"
          icon={<Copy {...icon} />}
          disabled={canStay}
          onClick={() =>
            parent && editor.select(parent.append(selected.clone(), { at: place + 1 }))
          }
        />
        <IconButton
          label="Delete"
          icon={<Trash2 {...icon} />}
          disabled={canStay}
          onClick={() => {
            editor.select(parent);
            selected.remove();
          }}
        />
      </Actions>
    </Bar>
  );
}

/** `at` is the index before the element is removed from its old position. */
function moveTo(component: Component, parent: Component | undefined, at: number): void {
  if (!parent) return;
  component.move(parent, { at });
  component.getEl()?.scrollIntoView({ block: 'nearest' });
}
