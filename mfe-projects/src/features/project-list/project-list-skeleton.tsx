import { styled } from 'shared-kit/styled';
import { Card, pageSize, SearchToolbar, Skeleton, VisuallyHidden } from 'shared-kit/ui';
import { LookSwitch } from './look-switch';
import { CardFrame, CardGrid } from './project-card-layout';
import { useProjectLook } from './project-look';
import { PictureBone } from './project-picture';
import { Actions, Meta, Row, Words } from './project-row-layout';
import { searchWords } from './search-words';

const Bones = styled(Row)`
  & + & {
    border-block-start: 1px solid var(--color-border);
  }
`;

const places = Array.from({ length: pageSize }, (_, index) => index);

/** The list's own layout without content, so that nothing moves when it arrives. */
export function ProjectListSkeleton() {
  const { look } = useProjectLook();
  return (
    <>
      <VisuallyHidden as="output">Loading your projects</VisuallyHidden>
      <SearchToolbar {...searchWords} search="" onSearch={() => undefined} status="" disabled>
        <LookSwitch />
      </SearchToolbar>
      {look === 'cards' ? (
        <CardGrid aria-hidden>
          {places.map((place) => (
            <CardFrame key={place} as="li" $padding="none">
              <BoneParts place={place} />
            </CardFrame>
          ))}
        </CardGrid>
      ) : (
        <Card $padding="none" aria-hidden>
          {places.map((place) => (
            <Bones key={place}>
              <BoneParts place={place} />
            </Bones>
          ))}
        </Card>
      )}
    </>
  );
}

function BoneParts({ place }: { readonly place: number }) {
  return (
    <>
      <PictureBone />
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
