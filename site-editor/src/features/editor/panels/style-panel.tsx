import type { Component } from 'grapesjs';
import { styled } from 'shared-kit/styled';
import { SelectField } from 'shared-kit/ui';
import type { Canvas } from '../canvas/canvas';
import { CommitField } from './commit-field';
import { PanelHint, PanelPart, PanelTitle } from './panel-parts';
import { styleSectors } from './style-properties';
import type { StyleProperty } from './style-properties';
import { drawnStyleOf, hexOf, setStyle, setStyleOf, styleValue } from './style-values';
import { useSelected } from './use-editor-changes';

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: var(--space-3) var(--space-2);
`;

const Wide = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: var(--space-2);
`;

/** In line with the field, below where that has its label. */
const Swatch = styled.input`
  margin-block-start: 26px;
  width: var(--control-height);
  height: var(--control-height);
  padding: 2px;
  border: 1px solid var(--color-border-control);
  border-radius: var(--radius-s);
  background: var(--color-surface-raised);
  cursor: pointer;
`;

/** The look of what is chosen, in the width that is looked at. A grey value is the page's own. */
export function StylePanel({ canvas }: { readonly canvas: Canvas }) {
  const selected = useSelected(canvas);
  if (selected === null) {
    return <PanelHint>Choose something on the page; its look can be set here.</PanelHint>;
  }
  const device = canvas.editor.Devices.getSelected();
  const limit = device?.get('widthMedia') ?? '';
  return (
    <>
      <PanelHint>
        {limit === ''
          ? 'What you set here holds in every width. Empty a field to give it back to the page.'
          : `What you set here holds on screens up to ${limit} wide.`}
      </PanelHint>
      {styleSectors.map(([title, properties]) => (
        <PanelPart key={title} aria-label={title}>
          <PanelTitle>{title}</PanelTitle>
          <Fields>
            {properties.map((property) => (
              <PropertyField
                key={`${selected.getId()} ${limit} ${property.name}`}
                {...{ canvas, selected, property }}
              />
            ))}
          </Fields>
        </PanelPart>
      ))}
    </>
  );
}

interface PropertyFieldProps {
  readonly canvas: Canvas;
  readonly selected: Component;
  readonly property: StyleProperty;
}

function PropertyField({ canvas: { editor }, selected, property }: PropertyFieldProps) {
  const { name, label, kind, choices = [] } = property;
  const own = setStyleOf(editor, selected, name);
  const drawn = drawnStyleOf(selected, name);
  const set = (value: string): void => setStyle(editor, selected, name, value);
  if (kind === 'choice') {
    const options = [
      { value: '', label: choices.find(([value]) => value === drawn)?.[1] ?? 'As the page has it' },
      ...choices.map(([value, text]) => ({ value, label: text })),
      ...(own === '' || choices.some(([value]) => value === own)
        ? []
        : [{ value: own, label: own }]),
    ];
    return (
      <SelectField
        label={label}
        value={own}
        options={options}
        onChange={({ currentTarget }) => set(currentTarget.value)}
      />
    );
  }
  const field = (
    <CommitField
      label={label}
      value={own}
      placeholder={drawn}
      onCommit={(text) => {
        const value = text.trim() === '' ? '' : styleValue(name, text);
        if (value === null) return `This is no ${label.toLowerCase()}.`;
        set(value);
        return undefined;
      }}
    />
  );
  if (kind === 'text') return field;
  return (
    <Wide>
      {field}
      <Swatch
        type="color"
        aria-label={`Choose the ${label.toLowerCase()}`}
        value={hexOf(own === '' ? drawn : own)}
        onChange={({ currentTarget }) => set(currentTarget.value)}
      />
    </Wide>
  );
}
