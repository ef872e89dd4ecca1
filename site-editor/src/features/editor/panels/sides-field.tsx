import { styled } from 'shared-kit/styled';
import { CommonValues } from './common-values';
import { MeasureField } from './measure-field';
import type { CommonValue, Unit } from './style-properties';

const Sides = styled.fieldset`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-2);
  min-width: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    margin-block-end: var(--space-1);
    font-size: var(--text-13);
    font-weight: 500;
  }
`;

const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;
const units: readonly Unit[] = [
  ['px', 'px'],
  ['rem', 'rem'],
  ['em', 'em'],
  ['%', '%'],
];

interface SidesFieldProps {
  /** `margin` or `padding`. */
  readonly name: string;
  readonly label: string;
  readonly common: readonly CommonValue[];
  readonly ownOf: (property: string) => string;
  readonly drawnOf: (property: string) => string;
  readonly onSet: (values: Readonly<Record<string, string>>) => void;
}

/** Spacing of all sides at once, or of each side. */
export function SidesField({ name, label, common, ownOf, drawnOf, onSet }: SidesFieldProps) {
  const properties = sides.map((side) => `${name}-${side.toLowerCase()}`);
  const values = new Set(properties.map((one) => ownOf(one) || drawnOf(one)));
  const [current = ''] = values.size === 1 ? values : [];
  return (
    <Sides>
      <legend>{label}</legend>
      <CommonValues
        label={label}
        values={common}
        current={current}
        isOwn={properties.every((one) => ownOf(one) !== '')}
        onChoose={(value) =>
          // An earlier version of this editor has set all sides in one.
          onSet({ [name]: '', ...Object.fromEntries(properties.map((one) => [one, value])) })
        }
      />
      {properties.map((property, index) => (
        <MeasureField
          key={property}
          name={property}
          label={sides[index] ?? ''}
          units={units}
          own={ownOf(property)}
          drawn={drawnOf(property)}
          onSet={(value) => onSet({ [property]: value })}
        />
      ))}
    </Sides>
  );
}
