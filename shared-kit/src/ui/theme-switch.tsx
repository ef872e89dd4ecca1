import { Monitor, Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from '../styled';
import { useTheme, type ThemeChoice } from './theme';
import { VisuallyHidden } from './layout/visually-hidden';

const Group = styled.fieldset`
  display: inline-flex;
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

const options: readonly { choice: ThemeChoice; label: string; icon: ReactNode }[] = [
  { choice: 'system', label: 'Follow the system', icon: <Monitor size={16} aria-hidden /> },
  { choice: 'light', label: 'Light', icon: <Sun size={16} aria-hidden /> },
  { choice: 'dark', label: 'Dark', icon: <Moon size={16} aria-hidden /> },
];

/** Three-way choice of theme: system, light, dark. */
export function ThemeSwitch() {
  const theme = useTheme();
  return (
    <Group>
      <VisuallyHidden as="legend">Theme</VisuallyHidden>
      {options.map(({ choice, label, icon }) => (
        <Choice key={choice} title={label}>
          <VisuallyHidden
            as="input"
            type="radio"
            name="theme"
            aria-label={label}
            checked={theme.choice === choice}
            onChange={() => theme.choose(choice)}
          />
          {icon}
        </Choice>
      ))}
    </Group>
  );
}
