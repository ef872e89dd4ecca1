import { Monitor, Moon, Sun } from 'lucide-react';
import { IconChoice } from './field/icon-choice';
import type { IconChoiceProps } from './field/icon-choice';
import { useTheme, type ThemeChoice } from './theme';

const options = [
  { choice: 'system', label: 'Follow the system', icon: <Monitor size={16} aria-hidden /> },
  { choice: 'light', label: 'Light', icon: <Sun size={16} aria-hidden /> },
  { choice: 'dark', label: 'Dark', icon: <Moon size={16} aria-hidden /> },
] as const satisfies IconChoiceProps<ThemeChoice>['options'];

/** Three-way choice of theme: system, light, dark. */
export function ThemeSwitch() {
  const { choice, choose } = useTheme();
  return <IconChoice legend="Theme" name="theme" {...{ options, choice }} onChoose={choose} />;
}
