import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import type { ReactNode, UIEvent } from 'react';
import { styled } from 'shared-kit/styled';
import { VisuallyHidden } from 'shared-kit/ui';
import type { NumberedEntry } from './page-report';

const Output = styled.div`
  max-height: min(220px, 30vh);
  overflow-y: auto;
  overscroll-behavior: contain;
  border-block-start: 1px solid var(--color-border);
`;

const Lines = styled.ol`
  padding: 0;
  margin: 0;
  list-style: none;
`;

const Line = styled.li<{ $level: NumberedEntry['level'] }>`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr) auto;
  gap: var(--space-2);
  padding: 4px var(--space-3);
  border-block-end: 1px solid var(--color-border);
  ${({ $level }) =>
    $level === 'error' || $level === 'warn'
      ? `background: var(--color-${$level === 'error' ? 'danger' : 'warning'}-surface);`
      : ''}
  font-size: var(--text-12);

  > :first-child {
    display: grid;
    height: 18px;
    place-items: center;
  }
`;

const Text = styled.code`
  font-family: var(--font-mono);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Hint = styled.p`
  padding: var(--space-3);
  color: var(--color-text-muted);
  font-size: var(--text-13);
`;

const Place = styled.span`
  color: var(--color-text-muted);
`;

const icons: Record<NumberedEntry['level'], { icon: ReactNode; word: string }> = {
  error: { icon: <CircleAlert size={14} aria-hidden />, word: 'Error' },
  warn: { icon: <TriangleAlert size={14} aria-hidden />, word: 'Warning' },
  info: { icon: <Info size={14} aria-hidden />, word: 'Information' },
  log: { icon: null, word: 'Message' },
  debug: { icon: null, word: 'Detail' },
};

/** Properties of `ConsoleOutput`. */
export interface ConsoleOutputProps {
  readonly entries: readonly NumberedEntry[];
  readonly missing: number;
  /** Place of an entry in the member's files. */
  readonly placeOf: (entry: NumberedEntry) => string | null;
}

/** The console's entries. Follows the newest, unless the member has scrolled up. */
export function ConsoleOutput({ entries, missing, placeOf }: ConsoleOutputProps) {
  const place = useNewestInSight();
  return (
    // Focusable, so that the keyboard can scroll it.
    <Output {...place} role="log" aria-label="Console output" tabIndex={0}>
      {missing > 0 && (
        <Hint>
          {missing === 1 ? '1 entry is' : `${missing} entries are`} not shown: the page wrote too
          much.
        </Hint>
      )}
      {entries.length === 0 && <Hint>The page has not written anything here.</Hint>}
      <Lines>
        {entries.map((entry) => (
          <Line key={entry.id} $level={entry.level}>
            <span>
              {icons[entry.level].icon}
              <VisuallyHidden>{icons[entry.level].word}: </VisuallyHidden>
            </span>
            <Text>{wordsOf(entry)}</Text>
            <Place>{placeOf(entry)}</Place>
          </Line>
        ))}
      </Lines>
    </Output>
  );
}

/** Less than one line counts as the end: scroll positions are rounded. */
const nearEnd = 8;

/** Scrolls to the end with each new entry, if the end was visible. */
function useNewestInSight() {
  const ref = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  useLayoutEffect(() => {
    const output = ref.current;
    if (output && isAtEnd.current) output.scrollTop = output.scrollHeight;
  });
  const onScroll = ({ currentTarget }: UIEvent<HTMLDivElement>): void => {
    const { scrollHeight, scrollTop, clientHeight } = currentTarget;
    isAtEnd.current = scrollHeight - scrollTop - clientHeight <= nearEnd;
  };
  return { ref, onScroll };
}

/** Text of an entry; messages of the browser get a prefix. */
function wordsOf({ kind, text }: NumberedEntry): string {
  if (kind === 'resource') return `Could not be loaded: ${text}`;
  if (kind === 'blocked') return `Not allowed here: ${text}`;
  return kind === 'rejection' ? `Uncaught (in promise) ${text}` : text;
}
