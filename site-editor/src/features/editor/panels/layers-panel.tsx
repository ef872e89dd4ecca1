import { ChevronDown, ChevronRight } from 'lucide-react';
import type { Component, Editor } from 'grapesjs';
import { useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { styled } from 'shared-kit/styled';
import type { Canvas } from '../canvas/canvas';
import { excerptOf, kindOf } from './component-name';
import { useSelected } from './use-editor-changes';

const List = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding: var(--space-2);
`;

const Row = styled.button<{ $level: number }>`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  min-height: 32px;
  padding: 0 var(--space-2) 0 calc(${({ $level }) => $level - 1} * 12px);
  border: 0;
  border-radius: var(--radius-s);
  background: none;
  font-size: var(--text-13);
  text-align: start;
  cursor: pointer;

  &:hover {
    background: var(--color-surface-hover);
  }
  &[aria-selected='true'] {
    background: var(--color-accent-surface);
    color: var(--color-accent-text);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
`;

const Chevron = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 24px;
  height: 32px;
`;

const Name = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  small {
    color: var(--color-text-muted);
    font-size: var(--text-12);
  }
`;

interface Layer {
  readonly component: Component;
  readonly level: number;
  readonly isFolder: boolean;
  readonly isOpen: boolean;
}

const partsOf = (component: Component): Component[] =>
  component.components().models.filter((child: Component) => child.get('layerable') === true);

function layersOf(
  component: Component,
  isOpen: (component: Component) => boolean,
  level = 1,
): Layer[] {
  const parts = component.is('svg') ? [] : partsOf(component);
  const opened = parts.length > 0 && isOpen(component);
  const inside = opened ? parts.flatMap((part) => layersOf(part, isOpen, level + 1)) : [];
  return [{ component, level, isFolder: parts.length > 0, isOpen: opened }, ...inside];
}

/** The elements of the page as a tree: arrow keys move, open and close; Enter chooses. */
export function LayersPanel({ canvas }: { readonly canvas: Canvas }) {
  const { editor } = canvas;
  const selected = useSelected(canvas);
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [active, setActive] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const wrapper = editor.getWrapper();
  if (!wrapper) return null;
  const around = new Set(selected?.parents().map((one) => one.getId()));
  const isOpen = (component: Component): boolean =>
    toggled.get(component.getId()) ??
    (component === wrapper || component.tagName === 'main' || around.has(component.getId()));
  const layers = layersOf(wrapper, isOpen);
  const toggle = ({ component, isOpen: was }: Layer): void =>
    setToggled(new Map(toggled).set(component.getId(), !was));
  const stop = layers.some(({ component }) => component.getId() === active)
    ? active
    : (selected ?? wrapper).getId();

  const onKeyDown = (event: KeyboardEvent<HTMLElement>, at: number): void => {
    const layer = layers[at];
    const next = keyTarget(event.key, layers, at);
    if (!layer || next === null) return;
    event.preventDefault();
    if (next === 'toggle') toggle(layer);
    else list.current?.querySelectorAll<HTMLElement>('[role="treeitem"]')[next]?.focus();
  };
  const onClick = ({ target }: MouseEvent, layer: Layer): void => {
    if (target instanceof Element && target.closest('[data-chevron]')) toggle(layer);
    else choose(editor, layer.component);
  };
  return (
    <List ref={list} role="tree" aria-label="Elements of the page">
      {layers.map((layer, at) => {
        const { component, level, isFolder, isOpen: opened } = layer;
        const id = component.getId();
        return (
          <Row
            key={id}
            type="button"
            role="treeitem"
            $level={level}
            aria-level={level}
            aria-selected={component === selected}
            aria-expanded={isFolder ? opened : undefined}
            tabIndex={id === stop ? 0 : -1}
            onFocus={() => setActive(id)}
            onKeyDown={(event) => onKeyDown(event, at)}
            onClick={(event) => onClick(event, layer)}
          >
            <Chevron data-chevron={isFolder || undefined} aria-hidden>
              {isFolder && (opened ? <ChevronDown size={14} /> : <ChevronRight size={14} />)}
            </Chevron>
            <Name>
              {kindOf(component)} <small>{isFolder && opened ? '' : excerptOf(component)}</small>
            </Name>
          </Row>
        );
      })}
    </List>
  );
}

function choose(editor: Editor, component: Component): void {
  editor.select(component);
  component.getEl()?.scrollIntoView({ block: 'center' });
}

/** Effect of a key: select another row, expand or collapse, or nothing. */
function keyTarget(key: string, layers: readonly Layer[], at: number): number | 'toggle' | null {
  const layer = layers[at];
  if (!layer) return null;
  if (key === 'ArrowDown') return Math.min(at + 1, layers.length - 1);
  if (key === 'ArrowUp') return Math.max(at - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return layers.length - 1;
  if (key === 'ArrowRight' && layer.isFolder) return layer.isOpen ? at + 1 : 'toggle';
  if (key !== 'ArrowLeft') return null;
  if (layer.isOpen) return 'toggle';
  return Math.max(
    layers.findLastIndex(({ level }, index) => index < at && level < layer.level),
    0,
  );
}
