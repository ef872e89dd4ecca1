import { styled } from 'shared-kit/styled';

/** Introductory text above the form. */
export const FactsText = styled.p`
  font-size: var(--text-13);
  color: var(--color-text-muted);
`;
