import type { ReactNode } from 'react';
import { styled } from '../../styled';
import { VisuallyHidden } from '../layout/visually-hidden';

const Group = styled.fieldset`
  display: inline-flex;
  flex: none;
  gap: 2px;
  padding: 1px;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-surface-sunken);
`;

const Choice = styled.label`
  display: grid;
  place-items: center;
  width: var(--control-height-small);
  height: var(--control-height-small);
  border-radius: var(--radius-s);
  color: var(--color-text-muted);
  cursor: pointer;
  transition: color var(--motion-fast) var(--ease-out);

  &:hover {
    color: var(--color-text);
  }
  &:has(:checked) {
    background: var(--color-surface-raised);
    color: var(--color-text);
    box-shadow: var(--shadow-raised);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--color-focus);
    outline-offset: 1px;
  }
`;

/** Properties of `IconChoice`. */
export interface IconChoiceProps<Value extends string> {
  /** What is chosen, for screen readers. */
  readonly legend: string;
  /** Name of the group, its own in the page. */
  readonly name: string;
  readonly options: readonly {
    readonly choice: Value;
    readonly label: string;
    readonly icon: ReactNode;
  }[];
  readonly choice: Value;
  readonly onChoose: (choice: Value) => void;
}

/** One of a few, each an icon with its name as the tooltip. Arrow keys move the choice. */
export function IconChoice<Value extends string>(props: IconChoiceProps<Value>) {
  return (
    <Group>
      <VisuallyHidden as="legend">{props.legend}</VisuallyHidden>
      {props.options.map(({ choice, label, icon }) => (
        <Choice key={choice} title={label}>
          <VisuallyHidden
            as="input"
            type="radio"
            name={props.name}
            aria-label={label}
            checked={props.choice === choice}
            onChange={() => props.onChoose(choice)}
          />
          {icon}
        </Choice>
      ))}
    </Group>
  );
}
