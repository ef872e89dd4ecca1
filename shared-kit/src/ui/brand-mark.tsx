import { useState } from 'react';
import { styled } from '../styled';

const Letter = styled.span<{ $size: number }>`
  flex: none;
  display: grid;
  place-items: center;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border-radius: var(--radius-s);
  background: var(--color-accent);
  color: var(--color-accent-contrast);
  font-size: ${({ $size }) => Math.round($size * 0.57)}px;
  font-weight: 700;
  line-height: 1;
  text-transform: uppercase;
`;

const Picture = styled.img<{ $size: number; $square: boolean }>`
  flex: none;
  width: ${({ $size, $square }) => ($square ? `${$size}px` : 'auto')};
  max-width: ${({ $size }) => $size * 4}px;
  height: ${({ $size }) => $size}px;
  object-fit: contain;
`;

/** Properties of `BrandMark`. */
export interface BrandMarkProps {
  readonly brandName: string;
  /** The operator's logo, when there is one. */
  readonly logoUrl: string | undefined;
  /** Height in px. */
  readonly size: number;
  /** Square variant, for narrow places. */
  readonly square?: boolean;
  /** Set when no name is shown beside the mark, which then carries it itself. */
  readonly alone?: boolean;
}

/** The operator's logo, or the brand's first letter where there is none or it cannot be loaded. */
export function BrandMark(props: BrandMarkProps) {
  const { brandName, logoUrl, size, square = false, alone = false } = props;
  const [failedUrl, setFailedUrl] = useState<string>();
  if (logoUrl === undefined || logoUrl === failedUrl) {
    const [letter = ''] = brandName.trim();
    const name = alone ? ({ role: 'img', 'aria-label': brandName } as const) : {};
    return (
      <Letter $size={size} {...name}>
        <span aria-hidden>{letter}</span>
      </Letter>
    );
  }
  return (
    <Picture
      src={logoUrl}
      alt={alone ? brandName : ''}
      $size={size}
      $square={square}
      onError={() => setFailedUrl(logoUrl)}
    />
  );
}
