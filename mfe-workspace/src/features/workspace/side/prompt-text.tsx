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

const Text = styled.p<{ $clamped: boolean }>`
  white-space: pre-wrap;
  ${({ $clamped }) =>
    $clamped
      ? 'display: -webkit-box; overflow: hidden; -webkit-line-clamp: 5; -webkit-box-orient: vertical;'
      : ''}
`;

/** About five lines of the panel; a shorter prompt shows whole. */
const shortLength = 200;

/** A prompt of any length: the beginning, and the rest on demand. */
export function PromptText({ text }: { readonly text: string }) {
  const [isOpen, setOpen] = useState(false);
  const isLong = text.length > shortLength || text.split('\n').length > 5;
  return (
    <div>
      <Box>
        <Text $clamped={isLong && !isOpen}>{text}</Text>
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
