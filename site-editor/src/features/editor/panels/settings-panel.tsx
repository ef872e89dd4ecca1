import type { Component, Trait } from 'grapesjs';
import { Checkbox, SelectField } from 'shared-kit/ui';
import type { Canvas } from '../canvas/canvas';
import { CommitField } from './commit-field';
import { PanelHint, PanelPart } from './panel-parts';
import { useSelected } from './use-editor-changes';

/** Panel of an element's attributes: addresses, descriptions, names. */
export function SettingsPanel({ canvas }: { readonly canvas: Canvas }) {
  const selected = useSelected(canvas);
  if (selected === null) {
    return <PanelHint>Select something on the page to change its settings.</PanelHint>;
  }
  return (
    <PanelPart aria-label="Attributes">
      {selected.getTraits().map((trait) => (
        <TraitField
          key={`${selected.getId()} ${trait.getId()}`}
          trait={trait}
          value={valueOf(selected, trait)}
        />
      ))}
    </PanelPart>
  );
}

const labels: Readonly<Record<string, string>> = {
  id: 'ID, for links to this place',
  title: 'Tooltip',
  alt: 'Description of the picture',
  href: 'Link address',
  target: 'Opens in',
};

/** An element has an id for GrapesJS before it has one on the page. */
const valueOf = (component: Component, trait: Trait): unknown =>
  trait.getName() === 'id' ? component.get('attributes')?.['id'] : trait.getValue();

interface TraitFieldProps {
  readonly trait: Trait;
  readonly value: unknown;
}

function TraitField({ trait, value }: TraitFieldProps) {
  const label = labels[trait.getName()] ?? textOf(trait.getLabel());
  if (trait.getType() === 'checkbox') {
    const checked = Boolean(value) && value !== 'false';
    return (
      <Checkbox
        label={label}
        checked={checked}
        onChange={({ currentTarget }) => trait.setValue(currentTarget.checked)}
      />
    );
  }
  if (trait.getType() === 'select') {
    const options = trait.getOptions().map((option) => ({
      value: trait.getOptionId(option),
      label: trait.getOptionLabel(option),
    }));
    return (
      <SelectField
        label={label}
        options={options}
        value={textOf(value)}
        onChange={({ currentTarget }) => trait.setValue(currentTarget.value)}
      />
    );
  }
  return (
    <CommitField label={label} value={textOf(value)} onCommit={(text) => trait.setValue(text)} />
  );
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
