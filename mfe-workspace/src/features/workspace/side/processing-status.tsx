import { styled } from 'shared-kit/styled';
import { Badge, Button } from 'shared-kit/ui';
import { useProgressMessages } from '../generation/progress-messages';
import { useQueuePlace } from '../generation/use-queue-place';
import { useStop } from '../generation/use-stop';
import { isLoading, useProject } from '../project/project-context';
import { useReview } from '../quality/use-review';
import type { Turns } from '../thread/turns';
import { SideSection } from './side-section';
import { StepList } from './step-list';

const Messages = styled.ol`
  display: grid;
  gap: 2px;
  padding: 0;
  color: var(--color-text-muted);
  font-size: var(--text-12);
  list-style: none;
`;

const Place = styled.output`
  font-size: var(--text-13);

  &:empty {
    display: none;
  }
`;

const Notes = styled.ul`
  display: grid;
  gap: var(--space-2);
  padding-inline-start: var(--space-4);
  font-size: var(--text-13);
`;

/** What is being done, by whom (the offline composer is never called AI), and what came of it. */
export function ProcessingStatus() {
  const steps = useProject((project) => project.steps);
  const engine = useProject((project) => project.engine);
  const isModel = engine?.kind === 'model';
  return (
    <SideSection
      title={isModel ? 'AI processing status' : 'Processing status'}
      aside={engine && <Badge $tone={isModel ? 'accent' : 'neutral'}>{engine.label}</Badge>}
    >
      <QueuePlace />
      <StepList steps={steps} />
      <StopButton />
      <ProgressMessages />
    </SideSection>
  );
}

/** While others are begun first: how many, and that waiting can be ended with Stop. */
function QueuePlace() {
  const place = useQueuePlace();
  return <Place aria-label="Place in the queue">{place}</Place>;
}

function StopButton() {
  const control = useStop();
  if (!control) return null;
  return (
    <Button size="small" busy={control.busy} onClick={control.stop}>
      Stop
    </Button>
  );
}

function ProgressMessages() {
  const results = useProject((project) => project.results);
  // The messages are about a result: while the next one is on its way the old ones would be untrue.
  const messages = useProgressMessages(useProject(isLoading) ? 0 : results);
  return (
    <div role="log" aria-label="Progress">
      {messages.length > 0 && (
        <Messages>
          {messages.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </Messages>
      )}
    </div>
  );
}

/** What the conversation says already. */
const wordsOf = ({ parts }: Turns[number]): string[] =>
  parts.flatMap(({ text, detail }) => [text, detail ?? '']);

/** What the engine wants the member to know, such as what it could not do. */
export function ResultNotes() {
  const all = useProject((project) => project.files?.notes);
  const loading = useProject(isLoading);
  // What could not be done is said with the quality.
  const undone = useReview().data?.undone;
  const told = new Set(useProject((project) => project.turns).flatMap(wordsOf));
  const notes = all?.filter((note) => !undone?.includes(note) && !told.has(note)) ?? [];
  // While the next result is on its way its steps matter more than notes on the one before.
  if (loading || notes.length === 0) return null;
  return (
    <SideSection title="Notes on this result">
      <Notes>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </Notes>
    </SideSection>
  );
}
