import { History } from 'lucide-react';
import type { Deployment, Publication } from 'shared-kit/contract';
import { styled } from 'shared-kit/styled';
import { Badge, Button } from 'shared-kit/ui';
import { useChangePublication } from './publication.queries';

const Section = styled.section`
  display: grid;
  gap: var(--space-2);

  h3 {
    font-size: var(--text-14);
  }
  p {
    color: var(--color-text-muted);
    font-size: var(--text-13);
  }
  ol {
    padding: 0;
    list-style: none;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-m);
  }
`;

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-3);
  min-height: 52px;
  padding: var(--space-2) var(--space-3);

  & + & {
    border-block-start: 1px solid var(--color-border);
  }
  > div {
    flex: 1 1 160px;
    min-width: 0;
    display: grid;
  }
  span {
    overflow-wrap: anywhere;
  }
  time {
    color: var(--color-text-muted);
    font-size: var(--text-13);
    font-variant-numeric: tabular-nums;
  }
`;

const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** Everything that was published and is still kept, newest first; each can be shown again. */
export function DeploymentList({ publication }: { readonly publication: Publication }) {
  const { id, deployments } = publication;
  const change = useChangePublication(id);
  const pending =
    change.isPending && change.variables.kind === 'put-back' ? change.variables : null;
  return (
    <Section aria-labelledby="publication-history">
      <h3 id="publication-history">What was published</h3>
      <p>
        Putting an earlier state back changes what visitors see at once. Your project stays as it
        is.
      </p>
      <ol>
        {deployments.map((deployment) => (
          <Line key={deployment.id}>
            <div>
              <span>{deployment.title}</span>
              <time dateTime={deployment.published_at}>
                {moment.format(new Date(deployment.published_at))}
              </time>
            </div>
            {deployment.live ? (
              <Badge $tone="success">Live</Badge>
            ) : (
              <Button
                size="small"
                icon={<History size={14} aria-hidden />}
                aria-label={labelOf(deployment)}
                busy={pending?.deployment === deployment.id}
                disabled={change.isPending}
                onClick={() => change.mutate({ kind: 'put-back', deployment: deployment.id })}
              >
                Put back
              </Button>
            )}
          </Line>
        ))}
      </ol>
    </Section>
  );
}

const labelOf = ({ published_at }: Deployment) =>
  `Put back what was published ${moment.format(new Date(published_at))}`;
