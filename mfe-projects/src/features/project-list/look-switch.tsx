import { LayoutGrid, List } from 'lucide-react';
import { IconChoice } from 'shared-kit/ui';
import { useProjectLook } from './project-look';

const options = [
  { choice: 'cards', label: 'Cards', icon: <LayoutGrid size={16} aria-hidden /> },
  { choice: 'rows', label: 'Rows', icon: <List size={16} aria-hidden /> },
] as const;

/** Cards with pictures, or rows. */
export function LookSwitch() {
  const { look, choose } = useProjectLook();
  return (
    <IconChoice
      legend="Show projects as"
      name="projects-look"
      options={options}
      choice={look}
      onChoose={choose}
    />
  );
}
