import { styled } from 'shared-kit/styled';

/** What is said above the form. */
export const FactsText = styled.p`
  font-size: var(--text-13);
  color: var(--color-text-muted);
`;
