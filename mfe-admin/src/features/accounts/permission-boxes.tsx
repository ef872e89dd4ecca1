import { useState } from 'react';
import type { Flag } from 'shared-kit/contract';
import { styled } from 'shared-kit/styled';
import { Checkbox } from 'shared-kit/ui';

const Details = styled.details`
  > summary {
    display: flex;
    align-items: center;
    width: fit-content;
    min-height: 32px;
    gap: var(--space-2);
    font-size: var(--text-13);
    font-weight: 500;
    cursor: pointer;
  }
  > summary::before {
    content: '';
    width: 6px;
    height: 6px;
    border: solid currentcolor;
    border-width: 0 1.5px 1.5px 0;
    transform: rotate(-45deg);
  }
  &[open] > summary::before {
    transform: rotate(45deg);
  }
  @media (pointer: coarse) {
    > summary {
      min-height: 44px;
    }
  }
`;

/**
 * Permissions besides upgrades. Collapsed unless one is granted, so that the dialog shows what the
 * specification lists (decision 011).
 */
export function PermissionBoxes(props: {
  releaseManager: Flag;
  onChange: (releaseManager: Flag) => void;
}) {
  const { releaseManager, onChange } = props;
  const [open, setOpen] = useState(releaseManager === 1);
  return (
    <Details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Permissions</summary>
      {open && (
        <Checkbox
          label="Release manager"
          hint="Can publish, roll out and roll back. Admins always can."
          checked={releaseManager === 1}
          onChange={() => onChange(releaseManager === 1 ? 0 : 1)}
        />
      )}
    </Details>
  );
}
