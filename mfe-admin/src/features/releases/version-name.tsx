import { styled } from 'shared-kit/styled';

const Name = styled.code<{ $short: boolean }>`
  font-family: var(--font-mono);
  font-size: 0.95em;
  overflow-wrap: anywhere;

  @media (min-width: 641px) {
    ${({ $short }) =>
      $short
        ? 'display: inline-block; max-width: 24ch; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; vertical-align: bottom;'
        : ''}
  }
`;

interface VersionNameProps {
  readonly children: string;
  /** In a table: a long one is cut off rather than squeezing the other columns. */
  readonly short?: boolean;
}

/** A version in figures of one width; a long one breaks anywhere rather than widening the page. */
export function VersionName({ children, short = false }: VersionNameProps) {
  return (
    <Name $short={short} title={short ? children : undefined}>
      {children}
    </Name>
  );
}
