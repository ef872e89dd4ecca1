import { styled } from 'shared-kit/styled';
import { FullHeight, Skeleton } from 'shared-kit/ui';

const Frame = styled.div`
  display: grid;
  grid-template: auto minmax(0, 1fr) / 320px minmax(0, 1fr);
  gap: var(--space-4);
  height: 100%;
  padding: var(--space-4);

  > :first-child {
    grid-column: 1 / -1;
  }
  @media (max-width: 1000px) {
    grid-template-columns: minmax(0, 1fr);

    > :nth-child(2) {
      display: none;
    }
  }
`;

/** Skeleton of the workspace while its project loads. */
export function WorkspaceSkeleton() {
  return (
    <FullHeight>
      <Frame>
        <Skeleton height={36} label="Opening the project" />
        <Skeleton variant="text" count={8} label="" />
        <Skeleton height={420} label="" />
      </Frame>
    </FullHeight>
  );
}
