import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { resolveValue, toast, useToaster, type Toast } from 'react-hot-toast/headless';
import { useEffect, useEffectEvent } from 'react';
import { keyframes, styled } from '../../styled';
import { IconButton } from '../button/icon-button';
import { useClearPlace } from './use-clear-place';
import { usePause } from './use-pause';

const arrive = keyframes`
  from { opacity: 0; transform: translateY(-8px); }
`;
const shrink = keyframes`
  to { transform: scaleX(0); }
`;

const Corner = styled.section`
  position: fixed;
  z-index: 100;
  inset-block-start: max(var(--space-4), env(safe-area-inset-top));
  inset-inline-end: var(--space-4);
  display: grid;
  gap: var(--space-2);
  width: min(380px, calc(100vw - 2 * var(--space-4)));
  /* The empty corner must not swallow clicks, nor a modal dialog the toasts' own. */
  pointer-events: none;
`;

const Box = styled.div<{ $kind: 'success' | 'error'; $leaving: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--space-3);
  padding: var(--space-2) var(--space-2) var(--space-2) var(--space-4);
  border: 1px solid var(--color-border-strong);
  border-radius: var(--radius-m);
  background: ${({ $kind }) =>
    $kind === 'error' ? 'var(--color-danger-surface)' : 'var(--color-surface-raised)'};
  color: ${({ $kind }) => ($kind === 'error' ? 'var(--color-danger-text)' : 'var(--color-text)')};
  box-shadow: var(--shadow-overlay);
  overflow: hidden;
  overflow-wrap: anywhere;
  pointer-events: auto;
  opacity: ${({ $leaving }) => ($leaving ? 0 : 1)};
  transition: opacity var(--motion-medium) var(--ease-out);
  animation: ${arrive} var(--motion-slow) var(--ease-out);

  > svg {
    margin-block-start: 8px;
    color: ${({ $kind }) => ($kind === 'error' ? 'inherit' : 'var(--color-success)')};
  }
`;

const Words = styled.div`
  padding-block: 6px;
  max-height: 40dvh;
  overflow-y: auto;
`;

const Progress = styled.span<{ $kind: 'success' | 'error'; $ms: number }>`
  position: absolute;
  inset: auto 0 0;
  height: 3px;
  background: ${({ $kind }) =>
    $kind === 'error' ? 'var(--color-danger)' : 'var(--color-success)'};
  transform-origin: left;
  animation: ${shrink} ${({ $ms }) => $ms}ms linear forwards;
`;

interface ToastBoxProps {
  readonly item: Toast;
  readonly paused: boolean;
  readonly onGone: () => void;
}

function ToastBox({ item, paused, onGone }: ToastBoxProps) {
  const leave = useEffectEvent(onGone);
  useEffect(() => () => leave(), []);
  const kind = item.type === 'error' ? 'error' : 'success';
  return (
    <Box {...item.ariaProps} aria-atomic $kind={kind} $leaving={!item.visible}>
      {kind === 'error' ? (
        <CircleAlert size={18} aria-hidden />
      ) : (
        <CircleCheck size={18} aria-hidden />
      )}
      <Words>{resolveValue(item.message, item)}</Words>
      <IconButton
        label="Dismiss"
        icon={<X size={16} aria-hidden />}
        onClick={() => toast.dismiss(item.id)}
      />
      <Progress
        data-testid="toast-progress"
        aria-hidden
        $kind={kind}
        $ms={item.duration ?? 0}
        style={{ animationPlayState: paused ? 'paused' : 'running' }}
      />
    </Box>
  );
}

/**
 * The corner where toasts appear. The progress bar is an animation as long as the toast's life;
 * hovering or focusing the corner stops the bars and the timers behind them together. The corner moves
 * down where it would cover what is marked with `data-toasts-clear`.
 */
export function Toaster() {
  const { toasts, handlers } = useToaster();
  const { corner, paused, pause, resume, resumeIfLeft } = usePause(handlers);
  useClearPlace(corner, toasts.length > 0);
  return (
    // `aria-live="off"` announces nothing; it keeps modal dialogs from hiding the toasts, which
    // announce themselves.
    <Corner
      ref={corner}
      aria-label="Notifications"
      aria-live="off"
      data-toaster
      onMouseEnter={pause}
      onMouseLeave={resume}
      onFocus={pause}
      onBlur={resume}
    >
      {toasts.map((item) => (
        <ToastBox key={item.id} item={item} paused={paused} onGone={resumeIfLeft} />
      ))}
    </Corner>
  );
}
