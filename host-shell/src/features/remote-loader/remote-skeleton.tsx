import type { ReactElement } from 'react';
import { styled } from 'shared-kit/styled';
import { Skeleton } from 'shared-kit/ui';

const Area = styled.div`
  width: 100%;
  max-width: 1200px;
  margin: 0 auto;
  padding: var(--space-8) var(--space-6);
  display: grid;
  gap: var(--space-6);
`;

/** A remote on its way: the outline every page has, a heading above content. */
export function RemoteSkeleton(): ReactElement {
  return (
    <Area>
      <Skeleton height={32} width={240} label="Loading the page" />
      <Skeleton height={320} />
    </Area>
  );
}
