import { Check, CircleDashed, CircleStop, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ProjectTurn, ProjectTurnPart } from 'shared-kit/contract';
import { styled } from 'shared-kit/styled';
import { Spinner, VisuallyHidden } from 'shared-kit/ui';
import type { Tone } from 'shared-kit/ui';

const Word = styled.output<{ $tone: Tone }>`
  display: flex;
  align-items: center;
  gap: 6px;
  color: ${({ $tone }) =>
    $tone === 'neutral' ? 'var(--color-text-muted)' : `var(--color-${$tone}-text)`};
  font-size: var(--text-13);
  font-weight: 500;
`;

const Parts = styled.ul`
  display: grid;
  gap: var(--space-2);
  padding: 0;
  font-size: var(--text-13);
  list-style: none;
  overflow-wrap: anywhere;
`;

const Part = styled.li<{ $tone: Tone }>`
  display: grid;
  grid-template-columns: 14px minmax(0, 1fr);
  gap: 0 var(--space-2);

  > svg {
    margin-block-start: 3px;
    color: ${({ $tone }) => `var(--color-${$tone}-text)`};
  }
`;

const Detail = styled.span`
  display: block;
  color: var(--color-text-muted);
  font-size: var(--text-12);
`;

interface End {
  readonly word: string;
  readonly tone: Tone;
  readonly icon: ReactNode;
}

const ends: Readonly<Record<string, End>> = {
  running: { word: 'Working on it', tone: 'neutral', icon: <Spinner size={14} /> },
  done: { word: 'Done', tone: 'success', icon: <Check size={14} aria-hidden /> },
  partly: { word: 'Partly done', tone: 'warning', icon: <CircleDashed size={14} aria-hidden /> },
  not_done: { word: 'Not done', tone: 'danger', icon: <X size={14} aria-hidden /> },
  failed: { word: 'Failed', tone: 'danger', icon: <X size={14} aria-hidden /> },
  cancelled: { word: 'Stopped', tone: 'neutral', icon: <CircleStop size={14} aria-hidden /> },
};
const ended = { word: 'Ended', tone: 'neutral', icon: null } as const;

/** The outcome of a turn and of each of its parts. */
export function TurnOutcome({ turn }: { readonly turn: ProjectTurn }) {
  const { word, tone, icon } = ends[turn.status] ?? ended;
  return (
    <>
      <Word $tone={tone}>
        {icon}
        {word}
      </Word>
      {turn.parts.length > 0 && (
        <Parts aria-label="Outcome">
          {turn.parts.map((part) => (
            <PartLine key={`${part.text} ${part.detail ?? ''}`} part={part} prompt={turn.prompt} />
          ))}
        </Parts>
      )}
      {turn.message !== undefined && turn.status !== 'done' && <Detail>{turn.message}</Detail>}
    </>
  );
}

function PartLine({ part, prompt }: { part: ProjectTurnPart; prompt: string }) {
  const isDone = part.status !== 'not_done';
  // The prompt is already shown above.
  const isWhole = part.text === prompt.replaceAll(/\s+/g, ' ').trim() || part.text.endsWith('…');
  const words = isWhole && part.detail !== undefined ? part.detail : part.text;
  return (
    <Part $tone={isDone ? 'success' : 'danger'}>
      {isDone ? <Check size={14} aria-hidden /> : <X size={14} aria-hidden />}
      <div>
        <VisuallyHidden>{isDone ? 'Done: ' : 'Not done: '}</VisuallyHidden>
        {words}
        {words !== part.detail && part.detail !== undefined && (
          <Detail>{part.detail.replace(/^Not done: /, '')}</Detail>
        )}
      </div>
    </Part>
  );
}
