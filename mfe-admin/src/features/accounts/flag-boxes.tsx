import type { OtoKey } from 'shared-kit/contract';
import { styled } from 'shared-kit/styled';
import { Checkbox, FieldGroup } from 'shared-kit/ui';
import type { AccountArea, Flags } from './account-area';

const Group = styled(FieldGroup)`
  grid-template-columns: repeat(auto-fill, minmax(104px, 1fr));
  gap: 0 var(--space-4);
`;

/** One check box for each upsell the area can unlock. */
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
