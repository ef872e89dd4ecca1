import { MousePointerClick, X } from 'lucide-react';
import { styled } from 'shared-kit/styled';
import { IconButton } from 'shared-kit/ui';
import type { FoundElement } from '../elements';
import { useProjectStore } from '../model';

const Chip = styled.div`
  display: flex;
  align-items: center;
  gap: 6px;
  padding-inline-start: var(--space-2);
  border: 1px solid var(--color-accent);
  border-radius: var(--radius-s);
  font-size: var(--text-13);

  > output {
    flex: 1;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > svg {
    flex: none;
  }
`;

/** Chip naming the element the next prompt is about, with a button to deselect it. */
export function PointedChip({ element }: { readonly element: FoundElement }) {
  const store = useProjectStore();
  return (
    <Chip>
      <MousePointerClick size={14} aria-hidden />
      <output>{element.label}</output>
      <IconButton
        label="Change the whole page instead"
        icon={<X size={14} aria-hidden />}
        onClick={() => store.getState().point(null)}
      />
    </Chip>
  );
}
