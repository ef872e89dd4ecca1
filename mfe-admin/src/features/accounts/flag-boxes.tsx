import type { OtoKey } from 'shared-kit/contract';
import { styled } from 'shared-kit/styled';
import { Checkbox } from 'shared-kit/ui';
import type { AccountArea, Flags } from './account-area';

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(104px, 1fr));
  gap: 0 var(--space-4);
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  > legend {
    margin-block-end: var(--space-1);
    padding: 0;
    font-size: var(--text-13);
    font-weight: 500;
  }
`;

/** One check box per upsell the area can unlock. */
export function FlagBoxes(props: {
  choices: AccountArea['flags'];
  flags: Flags;
  onFlip: (key: OtoKey) => void;
}) {
  return (
    <Group>
      <legend>Unlocked upgrades</legend>
      {props.choices.map(({ key, label }) => (
        <Checkbox
          key={key}
          label={label}
          checked={props.flags[key] === 1}
          onChange={() => props.onFlip(key)}
        />
      ))}
    </Group>
  );
}
