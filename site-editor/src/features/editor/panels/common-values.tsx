import { AlignCenter, AlignJustify, AlignLeft, AlignRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'shared-kit/styled';
import type { CommonValue } from './style-properties';

const Group = styled.fieldset`
  min-width: 0;
  display: flex;
  grid-column: 1 / -1;
  gap: 2px;
  padding: 2px;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-surface-sunken);
`;

const Value = styled.button`
  display: grid;
  flex: 1 1 auto;
  place-items: center;
  min-width: 0;
  min-height: 32px;
  padding: 0 var(--space-1);
  border: 0;
  border-radius: var(--radius-s);
  background: none;
  color: var(--color-text-muted);
  font-size: var(--text-12);
  cursor: pointer;

  &:hover {
    color: var(--color-text);
  }
  &[aria-pressed='true'] {
    background: var(--color-surface-raised);
    color: var(--color-accent-text);
    box-shadow: var(--shadow-raised);
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
`;

const icon = { size: 16, 'aria-hidden': true } as const;
const icons: Readonly<Record<string, ReactNode>> = {
  Left: <AlignLeft {...icon} />,
  Centre: <AlignCenter {...icon} />,
  Right: <AlignRight {...icon} />,
  Justify: <AlignJustify {...icon} />,
};

interface CommonValuesProps {
  /** Label of the property. */
  readonly label: string;
  readonly values: readonly CommonValue[];
  /** The current computed value. */
  readonly current: string;
  /** Whether the value was set here; pressing it again then unsets it. */
  readonly isOwn: boolean;
  readonly onChoose: (value: string) => void;
}

/** Buttons for common values. */
export function CommonValues({ label, values, current, isOwn, onChoose }: CommonValuesProps) {
  return (
    <Group aria-label={`${label}: common values`}>
      {values.map(([value, name]) => (
        <Value
          key={value}
          type="button"
          title={name}
          aria-label={`${label}: ${name}`}
          aria-pressed={value === current}
          onClick={() => onChoose(value === current && isOwn ? '' : value)}
        >
          {icons[name] ?? name}
        </Value>
      ))}
    </Group>
  );
}
