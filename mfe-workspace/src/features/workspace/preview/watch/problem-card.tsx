import { CircleAlert, TriangleAlert } from 'lucide-react';
import { styled } from 'shared-kit/styled';
import { Button, Notice } from 'shared-kit/ui';
import { describeProblem } from './page-problem';
import type { PageProblem } from './use-page-problem';

const Place = styled.section`
  padding: var(--space-2);
  border-block-end: 1px solid var(--color-border);
`;

const Quote = styled.code`
  display: -webkit-box;
  overflow: hidden;
  -webkit-line-clamp: 3;
  -webkit-box-orient: vertical;
  font-family: var(--font-mono);
  font-size: var(--text-12);
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-block-start: var(--space-2);
`;

/** Properties of `ProblemCard`. */
export interface ProblemCardProps {
  readonly problem: PageProblem;
  /** Place of the problem, and further messages of the page. */
  readonly place: string | null;
  readonly onShowConsole: () => void;
}

/** Card describing the displayed page's worst problem, with actions. */
export function ProblemCard({ problem, place, onShowConsole }: ProblemCardProps) {
  const { entry, count, advice } = problem;
  const { title, explanation } = describeProblem(entry);
  const isSevere = entry.kind !== 'resource';
  const Icon = isSevere ? CircleAlert : TriangleAlert;
  return (
    <Place aria-label="Problem with the page">
      <Notice
        tone={isSevere ? 'danger' : 'warning'}
        icon={<Icon size={16} aria-hidden />}
        // The cover of a stuck page shows the same text.
        title={<span role={entry.kind === 'stuck' ? undefined : 'alert'}>{title}</span>}
      >
        <p>
          {explanation} {count > 1 && `${count} things are wrong in all. `}
          {advice}
        </p>
        {entry.text !== '' && (
          <Quote>
            {entry.text}
            {place !== null && ` (${place})`}
          </Quote>
        )}
        <Actions>
          {problem.repair && (
            <Button size="small" variant="primary" onClick={problem.repair}>
              Repair it
            </Button>
          )}
          {problem.goBack && (
            <Button
              size="small"
              variant="primary"
              busy={problem.goBack.busy}
              onClick={problem.goBack.run}
            >
              Go back to version {problem.goBack.to}
            </Button>
          )}
          <Button size="small" onClick={onShowConsole}>
            Show the console
          </Button>
          <Button size="small" variant="quiet" onClick={problem.dismiss}>
            Dismiss
          </Button>
        </Actions>
      </Notice>
    </Place>
  );
}
