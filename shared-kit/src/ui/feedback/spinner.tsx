import { keyframes, styled } from '../../styled';
import { VisuallyHidden } from '../layout/visually-hidden';

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const pulse = keyframes`
  50% { opacity: 0.35; }
`;

const Ring = styled.span<{ $size: number }>`
  display: inline-block;
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border: 2px solid currentcolor;
  border-inline-end-color: transparent;
  border-radius: 50%;
  animation: ${turn} 700ms linear infinite;

  @media (prefers-reduced-motion: reduce) {
    /* A pulse instead of rotation. */
    animation: ${pulse} 2400ms ease-in-out infinite;
  }
`;

/** Progress indicator. Give it a label when nothing beside it says what is running. */
export function Spinner({ size = 16, label }: { readonly size?: number; readonly label?: string }) {
  return (
    <>
      <Ring $size={size} aria-hidden />
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </>
  );
}
