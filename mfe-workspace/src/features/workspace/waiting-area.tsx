import { styled } from 'shared-kit/styled';
import { Skeleton, Spinner } from 'shared-kit/ui';
import { useOnline, useQueuePlace } from './generation';
import { useProject } from './model';

const Frame = styled.div`
  display: grid;
  gap: var(--space-6);
  padding: var(--space-6);
`;

const Words = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--space-3);

  > :first-child {
    margin-block-start: 3px;
  }
  p:last-child {
    color: var(--color-text-muted);
    font-size: var(--text-13);
  }
`;

const Shapes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: var(--space-6);

  > :first-child,
  > :last-child {
    grid-column: 1 / -1;
  }
`;

const leaveText = 'You can leave this page and come back.';

/** The main area before there is code: progress, in the outline of a page. */
export function WaitingArea() {
  const step = useProject((project) => project.steps.find(({ status }) => status === 'processing'));
  const place = useQueuePlace();
  const isStarting = useProject(({ run }) => run.status === 'queued' || run.status === 'starting');
  const waits = !useOnline() && isStarting;
  const doing = place ?? (step ? `${step.title}: ${step.message}` : leaveText);
  return (
    <Frame>
      <Words>
        <Spinner />
        <div>
          <p>{waits ? 'Waiting for your connection' : 'Your website is being built'}</p>
          <p>{waits ? 'Generation starts by itself once you are connected again.' : doing}</p>
        </div>
      </Words>
      <Shapes aria-hidden>
        <Skeleton height={40} label="" />
        <Skeleton variant="text" count={7} label="" />
        <Skeleton height={154} label="" />
        <Skeleton variant="cards" count={2} height={120} label="" />
      </Shapes>
    </Frame>
  );
}
