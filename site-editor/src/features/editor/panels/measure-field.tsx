import { useState } from 'react';
import { styled } from 'shared-kit/styled';
import { SelectField } from 'shared-kit/ui';
import { CommitField } from './commit-field';
import { readMeasure, stepMeasure, writeMeasure } from './measure';
import type { Unit } from './style-properties';
import { styleValue } from './style-values';

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 60px;
  align-items: start;
  gap: var(--space-1);

  /* Longer than the number needs; above the unit there is room. */
  label {
    white-space: nowrap;
  }
  select {
    padding-inline: var(--space-2) var(--space-1);
    background-image: none;
  }
`;

/** Below where the field has its label. */
const UnitPlace = styled.div`
  margin-block-start: 25px;
`;

interface MeasureFieldProps {
  /** Name of the property. */
  readonly name: string;
  readonly label: string;
  readonly units: readonly Unit[];
  /** The value set here; empty where the page decides. */
  readonly own: string;
  /** The computed value. */
  readonly drawn: string;
  readonly onSet: (value: string) => void;
}

/** A field for number and unit. A typed unit replaces the selected one; arrow keys step. */
export function MeasureField({ name, label, units, own, drawn, onSet }: MeasureFieldProps) {
  const [wanted, setWanted] = useState<string | null>(null);
  const set = readMeasure(own, units);
  const shown = readMeasure(drawn, units);
  const unit = set?.unit ?? wanted ?? shown?.unit ?? units[0]?.[0] ?? '';
  const commit = (typed: string): string | undefined => {
    const text = typed.trim();
    const value = text === '' ? '' : styleValue(name, writeMeasure(text, unit));
    if (value === null) return 'Enter a number, such as 24';
    onSet(value);
    return undefined;
  };
  const step = (direction: 1 | -1, isLarge: boolean): void => {
    const from = set ?? shown;
    if (!from) return;
    const value = styleValue(name, stepMeasure(from, direction, isLarge));
    if (value !== null) onSet(value);
  };
  return (
    <Parts>
      <CommitField
        label={label}
        value={set?.number ?? own}
        placeholder={shown?.unit === unit ? shown.number : drawn}
        inputMode="decimal"
        onCommit={commit}
        onStep={step}
      />
      <UnitPlace>
        <SelectField
          label={`Unit of ${label.toLowerCase()}`}
          hideLabel
          value={unit}
          options={units.map(([value, text]) => ({ value, label: text }))}
          onChange={({ currentTarget }) => {
            setWanted(currentTarget.value);
            if (set) onSet(`${set.number}${currentTarget.value}`);
          }}
        />
      </UnitPlace>
    </Parts>
  );
}
