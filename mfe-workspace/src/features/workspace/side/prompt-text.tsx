import { useState } from 'react';
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

/** About as much as a line of the panel holds; a shorter prompt shows whole. */
const lineLength = 40;

/** A prompt of any length: the beginning, and the rest on demand. */
export function PromptText({
  text,
  lines = 5,
}: {
  readonly text: string;
  readonly lines?: number;
}) {
  const [isOpen, setOpen] = useState(false);
  const isLong = text.length > lineLength * lines || text.split('\n').length > lines;
  return (
    <div>
      <Box>
        <Text $lines={isLong && !isOpen ? lines : null}>{text}</Text>
      </Box>
      {isLong && (
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
