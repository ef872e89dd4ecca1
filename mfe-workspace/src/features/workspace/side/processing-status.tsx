import { styled } from 'shared-kit/styled';
import { Badge, Button } from 'shared-kit/ui';
import { useProgressMessages, useQueuePlace, useStop } from '../generation';
import { isLoading, useProject } from '../model';
import { useReview } from '../quality';
import type { Turns } from '../model';
import { SideSection } from '../layout';
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

/**
 * Progress of the generation and its engine (the offline composer is never called AI), and the
 * result.
 */
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

/** Position in the queue while waiting; Stop ends the wait. */
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
  // The messages belong to a result: hidden while the next one is generated.
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

/** Notes already shown in the conversation. */
const wordsOf = ({ parts }: Turns[number]): string[] =>
  parts.flatMap(({ text, detail }) => [text, detail ?? '']);

/** Notes of the engine, such as what it could not do. */
export function ResultNotes() {
  const all = useProject((project) => project.files?.notes);
  const loading = useProject(isLoading);
  // Shown by the quality panel.
  const undone = useReview().data?.undone;
  const told = new Set(useProject((project) => project.turns).flatMap(wordsOf));
  const notes = all?.filter((note) => !undone?.includes(note) && !told.has(note)) ?? [];
  // Hidden while the next result is generated.
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
