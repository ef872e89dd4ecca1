import { styled } from 'shared-kit/styled';
import { Card } from 'shared-kit/ui';

/** As many columns as fit; one on a phone. */
export const CardGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 296px), 1fr));
  gap: var(--space-4);
  padding: 0;
  list-style: none;
`;

/** Grid of a card, shared with the skeleton. */
export const CardFrame = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto minmax(44px, 1fr) auto auto;
  grid-template-areas: 'picture' 'words' 'meta' 'actions';
  align-items: center;
  gap: var(--space-3);
  padding: var(--space-2) var(--space-2) var(--space-3);

  /* The picture extends to the card's edge. */
  > :not(:first-child) {
    margin-inline: var(--space-2);
  }
  > :nth-child(2) {
    align-self: start;
  }
`;
