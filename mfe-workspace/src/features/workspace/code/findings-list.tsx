import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { styled } from 'shared-kit/styled';
import type { PlacedFinding } from './code-editing';

const Foot = styled.footer`
  display: grid;
  border-block-start: 1px solid var(--color-border);
  background: var(--color-surface-raised);
  color: var(--color-text-muted);
  font-size: var(--text-12);
`;

const State = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-3);
  min-height: 32px;
  padding: 2px var(--space-4);

  > output {
    display: flex;
    flex: 1;
    align-items: center;
    gap: var(--space-2);
  }
`;

const List = styled.ul`
  max-height: 116px;
  padding: var(--space-1) 0;
  border-block-end: 1px solid var(--color-border);
  overflow-y: auto;
  list-style: none;
`;

const Jump = styled.button<{ $error: boolean }>`
  display: grid;
  grid-template-columns: 16px auto minmax(0, 1fr);
  gap: var(--space-2);
  width: 100%;
  min-height: 32px;
  padding: var(--space-1) var(--space-4);
  border: 0;
  background: none;
  color: var(--color-text);
  font: inherit;
  text-align: start;
  cursor: pointer;

  &:hover {
    background: var(--color-surface-hover);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  > svg {
    align-self: center;
    color: ${({ $error }) => ($error ? 'var(--color-danger-text)' : 'var(--color-warning-text)')};
  }
  > span:nth-of-type(1) {
    color: var(--color-text-muted);
    font-variant-numeric: tabular-nums;
  }
`;

/** Properties of `FindingsList`. */
export interface FindingsListProps {
  readonly hintId: string;
  readonly findings: readonly PlacedFinding[] | null;
  readonly onGoTo: (at: number) => void;
}

/**
 * The list below the editor: each finding links to its place, and a line explains how the keyboard
 * leaves the editor.
 */
export function FindingsList({ hintId, findings, onGoTo }: FindingsListProps) {
  return (
    <Foot>
      {findings !== null && findings.length > 0 && (
        <List aria-label="Problems in this file">
          {findings.map((finding) => (
            <li key={`${finding.from} ${finding.message}`}>
              <Jump
                type="button"
                $error={finding.severity === 'error'}
                onClick={() => onGoTo(finding.from)}
              >
                {finding.severity === 'error' ? (
                  <CircleAlert size={14} aria-label="Error" />
                ) : (
                  <TriangleAlert size={14} aria-label="Warning" />
                )}
                <span>Line {finding.line}</span>
                <span>{finding.message}</span>
              </Jump>
            </li>
          ))}
        </List>
      )}
      <State>
        <output>{findings !== null && <Summary count={findings.length} />}</output>
        <span id={hintId}>Press Esc, then Tab to leave the editor</span>
      </State>
    </Foot>
  );
}

function Summary({ count }: { readonly count: number }) {
  if (count > 0) return `${count} ${count === 1 ? 'problem' : 'problems'} found`;
  return (
    <>
      <CircleCheck size={14} aria-hidden /> No problems found
    </>
  );
}
