import { ChevronDown, ChevronUp, CircleAlert, Info, TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'shared-kit/styled';
import { Badge, Button, VisuallyHidden } from 'shared-kit/ui';
import type { NumberedEntry, PageReport } from './page-report';

const Frame = styled.section`
  border-block-start: 1px solid var(--color-border);
  background: var(--color-surface);
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1);
  min-height: 36px;
  padding: 2px var(--space-2);

  /* A short word is a target for a finger too. */
  > button {
    min-width: 44px;
  }
  > :last-child:not(:first-child) {
    margin-inline-start: auto;
  }
`;

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

const filters = {
  all: { label: 'All', passes: () => true },
  errors: { label: 'Errors', passes: ({ level }: NumberedEntry) => level === 'error' },
  warnings: { label: 'Warnings', passes: ({ level }: NumberedEntry) => level === 'warn' },
  logs: {
    label: 'Messages',
    passes: ({ level }: NumberedEntry) => level !== 'error' && level !== 'warn',
  },
} as const;
type Filter = keyof typeof filters;
const filterNames: readonly Filter[] = ['all', 'errors', 'warnings', 'logs'];

const icons: Record<NumberedEntry['level'], { icon: ReactNode; word: string }> = {
  error: { icon: <CircleAlert size={14} aria-hidden />, word: 'Error' },
  warn: { icon: <TriangleAlert size={14} aria-hidden />, word: 'Warning' },
  info: { icon: <Info size={14} aria-hidden />, word: 'Information' },
  log: { icon: null, word: 'Message' },
  debug: { icon: null, word: 'Detail' },
};

/** Properties of `PreviewConsole`. */
export interface PreviewConsoleProps {
  readonly report: PageReport;
  readonly isOpen: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onClear: () => void;
  /** Where in the member's files an entry came from. */
  readonly placeOf: (entry: NumberedEntry) => string | null;
}

/** What the page writes and what goes wrong on it, folded away until somebody wants to know. */
export function PreviewConsole(props: PreviewConsoleProps) {
  const { report, isOpen, onOpenChange, onClear, placeOf } = props;
  const id = useId();
  const [filter, setFilter] = useState<Filter>('all');
  return (
    <Frame aria-label="Console">
      <Bar>
        <Button
          size="small"
          variant="quiet"
          aria-expanded={isOpen}
          aria-controls={id}
          icon={
            isOpen ? <ChevronDown size={16} aria-hidden /> : <ChevronUp size={16} aria-hidden />
          }
          onClick={() => onOpenChange(!isOpen)}
        >
          Console <CountBadge entries={report.entries} />
        </Button>
        {isOpen && (
          <>
            {filterNames.map((name) => (
              <Button
                key={name}
                size="small"
                variant={filter === name ? 'secondary' : 'quiet'}
                aria-pressed={filter === name}
                onClick={() => setFilter(name)}
              >
                {filters[name].label}
              </Button>
            ))}
            <Button
              size="small"
              variant="quiet"
              disabled={report.entries.length === 0}
              onClick={onClear}
            >
              Clear
            </Button>
          </>
        )}
      </Bar>
      <div id={id}>
        {isOpen && (
          <ConsoleOutput
            entries={report.entries.filter(filters[filter].passes)}
            missing={report.missing}
            placeOf={placeOf}
          />
        )}
      </div>
    </Frame>
  );
}

function CountBadge({ entries }: { readonly entries: readonly NumberedEntry[] }) {
  const errors = entries.filter(({ level }) => level === 'error').length;
  if (entries.length === 0) return null;
  const inErrors = errors === 1 ? '1 error' : `${errors} errors`;
  const inAll = entries.length === 1 ? '1 entry' : `${entries.length} entries`;
  return (
    <Badge $tone={errors > 0 ? 'danger' : 'neutral'}>
      <span aria-hidden>{entries.length}</span>
      <VisuallyHidden>{errors > 0 ? `${inAll}, ${inErrors}` : inAll}</VisuallyHidden>
    </Badge>
  );
}

interface ConsoleOutputProps {
  readonly entries: readonly NumberedEntry[];
  readonly missing: number;
  readonly placeOf: PreviewConsoleProps['placeOf'];
}

function ConsoleOutput({ entries, missing, placeOf }: ConsoleOutputProps) {
  return (
    // Focusable, so that the keyboard can scroll it.
    <Output role="log" aria-label="Console output" tabIndex={0}>
      {missing > 0 && (
        <Hint>
          {missing === 1 ? '1 entry is' : `${missing} entries are`} not shown: the page wrote too
          much.
        </Hint>
      )}
      {entries.length === 0 && <Hint>The page has written nothing here.</Hint>}
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

/** The page's own words; those of the browser about the page get a word in front. */
function wordsOf({ kind, text }: NumberedEntry): string {
  if (kind === 'resource') return `Could not be loaded: ${text}`;
  if (kind === 'blocked') return `Not allowed here: ${text}`;
  return kind === 'rejection' ? `Uncaught (in promise) ${text}` : text;
}
