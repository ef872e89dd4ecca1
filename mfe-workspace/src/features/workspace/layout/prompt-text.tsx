import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { styled } from 'shared-kit/styled';
import { Button } from 'shared-kit/ui';

const Box = styled.div`
  padding: var(--space-3);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-s);
  background: var(--color-surface-sunken);
  font-size: var(--text-13);
`;

const Text = styled.p<{ $lines: number | null }>`
  white-space: pre-wrap;
  ${({ $lines }) =>
    $lines === null
      ? ''
      : `display: -webkit-box; overflow: hidden; -webkit-line-clamp: ${$lines}; -webkit-box-orient: vertical;`}
`;

/** Characters per line of the panel, approximately; a shorter prompt is shown whole. */
const lineLength = 40;

/** A prompt, clamped to a few lines with a button to show the rest. */
export function PromptText({
  text,
  lines = 5,
}: {
  readonly text: string;
  readonly lines?: number;
}) {
  const [isOpen, setOpen] = useState(false);
  const isLong = text.length > lineLength * lines || text.split('\n').length > lines;
  const shown = useRef<HTMLParagraphElement>(null);
  const isWhole = useIsWhole(shown) && !isOpen;
  return (
    <div>
      <Box>
        <Text ref={shown} $lines={isLong && !isOpen ? lines : null}>
          {text}
        </Text>
      </Box>
      {isLong && !isWhole && (
        <Button
          variant="quiet"
          size="small"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Show less' : 'Show all'}
        </Button>
      )}
    </div>
  );
}

/** Whether a text is fully visible: a wide panel may show what a narrow one clamps. */
function useIsWhole(shown: RefObject<HTMLElement | null>): boolean {
  const [isWhole, setWhole] = useState(false);
  useEffect(() => {
    const element = shown.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      setWhole(element.clientHeight > 0 && element.scrollHeight <= element.clientHeight),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [shown]);
  return isWhole;
}
