import { styled } from 'shared-kit/styled';
import { Card, pageSize, SearchToolbar, Skeleton, VisuallyHidden } from 'shared-kit/ui';
import { LayoutSwitch } from './layout-switch';
import { CardFrame, CardGrid } from './project-card-layout';
import { useProjectLayout } from './project-layout';
import { PictureSkeleton } from './project-picture';
import { Actions, Meta, Row, Words } from './project-row-layout';
import { searchTexts } from './search-texts';

const SkeletonBox = styled(Row)`
  & + & {
    border-block-start: 1px solid var(--color-border);
  }
`;

const places = Array.from({ length: pageSize }, (_, index) => index);

/** Skeleton in the list's layout, so that nothing moves when content arrives. */
export function ProjectListSkeleton() {
  const { look } = useProjectLayout();
  return (
    <>
      <VisuallyHidden as="output">Loading your projects</VisuallyHidden>
      <SearchToolbar {...searchTexts} search="" onSearch={() => undefined} status="" disabled>
        <LayoutSwitch />
      </SearchToolbar>
      {look === 'cards' ? (
        <CardGrid aria-hidden>
          {places.map((place) => (
            <CardFrame key={place} as="li" $padding="none">
              <SkeletonParts place={place} />
            </CardFrame>
          ))}
        </CardGrid>
      ) : (
        <Card $padding="none" aria-hidden>
          {places.map((place) => (
            <SkeletonBox key={place}>
              <SkeletonParts place={place} />
            </SkeletonBox>
          ))}
        </Card>
      )}
    </>
  );
}

function SkeletonParts({ place }: { readonly place: number }) {
  return (
    <>
      <PictureSkeleton />
      <Words style={{ gap: 8 }}>
        <Skeleton width={140 + (place % 3) * 40} height={15} />
        <Skeleton width={210 + (place % 2) * 40} height={13} />
      </Words>
      <Meta>
        <Skeleton width={68} height={22} />
        <Skeleton width={82} height={13} />
      </Meta>
      <Actions>
        <Skeleton width={62} height={32} />
        <Skeleton width={176} height={32} />
      </Actions>
    </>
  );
}
