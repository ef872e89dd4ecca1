import { LayoutGrid, List } from 'lucide-react';
import { IconChoice } from 'shared-kit/ui';
import { useProjectLayout } from './project-layout';

const options = [
  { choice: 'cards', label: 'Cards', icon: <LayoutGrid size={16} aria-hidden /> },
  { choice: 'rows', label: 'Rows', icon: <List size={16} aria-hidden /> },
] as const;

/** Switch between cards with pictures and rows. */
export function LayoutSwitch() {
  const { look, choose } = useProjectLayout();
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
