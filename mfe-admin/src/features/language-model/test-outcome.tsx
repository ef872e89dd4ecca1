import { CircleAlert, CircleCheck } from 'lucide-react';
import { styled } from 'shared-kit/styled';
import { Notice, Spinner } from 'shared-kit/ui';
import type { TestResult } from './use-model-form';

const Place = styled.output`
  display: block;

  /* Takes no space while empty, yet stays in the document for screen readers. */
  &:empty {
    position: absolute;
  }
`;

const Waiting = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  color: var(--color-text-muted);
`;

interface TestOutcomeProps {
  readonly result: TestResult | null;
  readonly busy: boolean;
}

/** Outcome of a test, announced when it changes. */
export function TestOutcome({ result, busy }: TestOutcomeProps) {
  return (
    <Place aria-label="Result of the test">
      {busy && (
        <Waiting>
          <Spinner size={14} />
          Asking the model for a short answer…
        </Waiting>
      )}
      {result?.works === true && (
        <Notice tone="success" icon={<CircleCheck size={16} aria-hidden />}>
          {result.message}
        </Notice>
      )}
      {result?.works === false && (
        <Notice tone="danger" icon={<CircleAlert size={16} aria-hidden />}>
          {result.message}
        </Notice>
      )}
    </Place>
  );
}
