import { styled } from 'shared-kit/styled';
import { Skeleton } from 'shared-kit/ui';

/** Same as the host's page before the first script runs (`opening-page.ts`), so nothing moves. */
const Screen = styled.div`
  display: grid;
  grid-template: 56px minmax(0, 1fr) / 304px minmax(0, 1fr);
  height: 100dvh;

  > * {
    min-width: 0;
    padding: var(--space-4);
  }
  > :first-child {
    grid-column: 1 / -1;
    border-block-end: 1px solid var(--color-border);
  }
  > :nth-child(2) {
    border-inline-end: 1px solid var(--color-border);
  }

  @media (max-width: 900px) {
    grid-template: 56px minmax(0, 1fr) 52px / minmax(0, 1fr);

    > :nth-child(2) {
      order: 1;
      border-block-start: 1px solid var(--color-border);
      border-inline-end: 0;
    }
  }
`;

const Place = styled.div`
  position: relative;
`;

const Sheet = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  align-content: start;
  gap: var(--space-8);
  padding: var(--space-8);
  overflow: hidden;
  background: var(--color-surface);
`;

/** Skeleton of the editor while the website loads. */
export function EditorSkeleton() {
  return (
    <Screen as="main">
      <Skeleton width={180} height={24} label="Opening the editor" />
      <div aria-hidden>
        <Skeleton variant="text" count={6} />
      </div>
      <Place aria-hidden>
        <PageSkeleton label="" />
      </Place>
    </Screen>
  );
}

/** Skeleton of a page: header, large picture, three cards. */
export function PageSkeleton({ label }: { readonly label: string }) {
  return (
    <Sheet>
      <Skeleton width={220} height={24} label={label} />
      <Skeleton height={260} />
      <Skeleton variant="cards" count={3} height={140} />
    </Sheet>
  );
}
