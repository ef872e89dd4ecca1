import { css, styled } from '../../styled';

/** Colour of a badge or notice. */
export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'purple';

/** Tinted surface and text of a tone. */
const toneStyle = css<{ $tone?: Tone }>`
  ${({ $tone = 'neutral' }) =>
    $tone === 'neutral'
      ? 'background: var(--color-surface-active); color: var(--color-text);'
      : `background: var(--color-${$tone}-surface); color: var(--color-${$tone}-text);`}
`;

/** A short status or role. The word carries the meaning; the colour only helps. */
export const Badge = styled.span<{ $tone?: Tone }>`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  max-width: 100%;
  padding: 2px 8px;
  border-radius: var(--radius-s);
  font-size: var(--text-12);
  font-weight: 500;
  line-height: 1.4;
  white-space: nowrap;
  overflow: hidden;
  text-overflow: ellipsis;
  ${toneStyle}
`;
