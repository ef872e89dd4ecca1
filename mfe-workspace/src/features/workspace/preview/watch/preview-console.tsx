import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import { styled } from 'shared-kit/styled';
import { Badge, Button, VisuallyHidden } from 'shared-kit/ui';
import { ConsoleOutput } from './console-output';
import type { NumberedEntry, PageReport } from './page-report';

const Frame = styled.section`
  grid-row: 6;
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

  /* Wide enough for touch. */
  > button {
    min-width: 44px;
  }
  > :last-child:not(:first-child) {
    margin-inline-start: auto;
  }
  /* On a phone the filters get their own row. */
  @media (max-width: 480px) {
    > :first-child {
      flex: 1 0 100%;
      justify-content: flex-start;
    }
  }
`;

const Stored = styled.span`
  color: var(--color-text-muted);
  font-size: var(--text-12);
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

/** Properties of `PreviewConsole`. */
export interface PreviewConsoleProps {
  readonly report: PageReport;
  readonly isOpen: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onClear: () => void;
  /** Place of an entry in the member's files. */
  readonly placeOf: (entry: NumberedEntry) => string | null;
}

/** The page's console output and errors, collapsed by default. */
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
        {report.hasStored && !isOpen && (
          <Stored>What the page stores is kept until you reload the preview.</Stored>
        )}
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
