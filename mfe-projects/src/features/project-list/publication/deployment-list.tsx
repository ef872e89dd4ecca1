import { History } from 'lucide-react';
import type { Deployment, Publication } from 'shared-kit/contract';
import { Badge, Button } from 'shared-kit/ui';
import { Entry, EntrySection, momentOf } from 'shared-kit/sharing';
import { useChangePublication } from './publication.queries';

/** All stored deployments, newest first; each can be restored. */
export function DeploymentList({ publication }: { readonly publication: Publication }) {
  const { id, deployments } = publication;
  const change = useChangePublication(id);
  const pending =
    change.isPending && change.variables.kind === 'put-back' ? change.variables : null;
  return (
    <EntrySection aria-labelledby="publication-history">
      <h3 id="publication-history">What was published</h3>
      <p>
        Putting an earlier state back changes what visitors see at once. Your project stays as it
        is.
      </p>
      <ol>
        {deployments.map((deployment) => (
          <Entry key={deployment.id}>
            <div>
              <span>{deployment.title}</span>
              <time dateTime={deployment.published_at}>{momentOf(deployment.published_at)}</time>
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
          </Entry>
        ))}
      </ol>
    </EntrySection>
  );
}

const labelOf = ({ published_at }: Deployment) =>
  `Put back what was published ${momentOf(published_at)}`;
