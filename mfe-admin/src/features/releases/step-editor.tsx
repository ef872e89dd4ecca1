import { Plus, X } from 'lucide-react';
import { styled } from 'shared-kit/styled';
import { Button, Checkbox, FieldGroup, IconButton, TextField } from 'shared-kit/ui';
import type { StepDraft } from './step-drafts';

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
  align-items: end;
  gap: 0 var(--space-2);

  > div:nth-of-type(3) {
    grid-column: 1 / -1;
    order: 1;
  }
`;

const Problem = styled.p`
  color: var(--color-danger-text);
  font-size: var(--text-13);
`;

const Hint = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-13);
`;

interface StepEditorProps {
  readonly drafts: readonly StepDraft[];
  readonly onChange: (drafts: StepDraft[]) => void;
  readonly problem: string | null;
}

/** The steps of a rollout, to type. */
export function StepEditor({ drafts, onChange, problem }: StepEditorProps) {
  const change = (id: number, part: Partial<StepDraft>) =>
    onChange(drafts.map((draft) => (draft.id === id ? { ...draft, ...part } : draft)));
  const add = () => {
    const id = Math.max(0, ...drafts.map((draft) => draft.id)) + 1;
    onChange([...drafts, { id, percent: '', minutes: '30', approval: false }]);
  };
  return (
    <FieldGroup>
      <legend>Steps</legend>
      {drafts.map(({ id, percent, minutes, approval }, at) => (
        <Line key={id}>
          <TextField
            label={`Step ${at + 1}: percent`}
            inputMode="decimal"
            value={percent}
            onChange={({ target }) => change(id, { percent: target.value })}
          />
          <TextField
            label="Minutes to bake"
            inputMode="decimal"
            value={minutes}
            onChange={({ target }) => change(id, { minutes: target.value })}
          />
          <IconButton
            label={`Remove step ${at + 1}`}
            size="medium"
            icon={<X size={16} aria-hidden />}
            disabled={drafts.length === 1}
            onClick={() => onChange(drafts.filter((draft) => draft.id !== id))}
          />
          <Checkbox
            label={`Ask before continuing after step ${at + 1}`}
            checked={approval}
            onChange={() => change(id, { approval: !approval })}
          />
        </Line>
      ))}
      <div>
        <Button size="small" icon={<Plus size={14} aria-hidden />} onClick={add}>
          Add a step
        </Button>
      </div>
      <div aria-live="polite">
        {problem === null ? (
          <Hint>When the last step has baked and is healthy, everyone gets the version.</Hint>
        ) : (
          <Problem>{problem}</Problem>
        )}
      </div>
    </FieldGroup>
  );
}
