import { SelectField } from 'shared-kit/ui';
import type { CommonValue } from './style-properties';

interface ChoiceFieldProps {
  readonly label: string;
  readonly own: string;
  readonly drawn: string;
  readonly choices: readonly CommonValue[];
  readonly onSet: (value: string) => void;
}

/** A select whose first option leaves the value to the page. */
export function ChoiceField({ label, own, drawn, choices, onSet }: ChoiceFieldProps) {
  const options = [
    { value: '', label: choices.find(([value]) => value === drawn)?.[1] ?? 'Page default' },
    ...choices.map(([value, text]) => ({ value, label: text })),
    ...(own === '' || choices.some(([value]) => value === own) ? [] : [{ value: own, label: own }]),
  ];
  return (
    <SelectField
      label={label}
      value={own}
      options={options}
      onChange={({ currentTarget }) => onSet(currentTarget.value)}
    />
  );
}
