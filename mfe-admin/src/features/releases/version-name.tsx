import { styled } from 'shared-kit/styled';

/** A version in figures of one width; a long one breaks anywhere rather than widening the page. */
export const VersionName = styled.code`
  font-family: var(--font-mono);
  font-size: 0.95em;
  overflow-wrap: anywhere;
`;
