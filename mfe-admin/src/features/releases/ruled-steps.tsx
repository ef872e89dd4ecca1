import {
  approvalOfStep,
  describeApproval,
  sentenceOfAudience,
  sentencesOfRules,
} from 'shared-kit/contract/releases';
import type { ReleaseRules, RolloutStep } from 'shared-kit/contract/releases';
import { styled } from 'shared-kit/styled';
import { FieldGroup } from 'shared-kit/ui';
import { durationOf, stepName } from './release-words';

const List = styled.ol`
  display: grid;
  gap: var(--space-1);
  margin: 0;
  padding-inline-start: var(--space-5);
  font-variant-numeric: tabular-nums;
`;

const Sentences = styled.ul`
  display: grid;
  gap: var(--space-1);
  margin: 0;
  padding-inline-start: var(--space-5);
  color: var(--color-text-muted);
  font-size: var(--text-13);
  overflow-wrap: anywhere;
`;

/** Whose approval a step waits for. */
function whom(rules: ReleaseRules, step: number): string {
  const approval = approvalOfStep(rules, step);
  return approval ? describeApproval(approval) : 'a release manager';
}

interface RuledStepsProps {
  readonly steps: readonly RolloutStep[];
  readonly rules: ReleaseRules;
}

/** The steps a build brings along, to read: its team decides them, in its `release.json`. */
export function RuledSteps({ steps, rules }: RuledStepsProps) {
  return (
    <FieldGroup>
      <legend>Steps, as release.json of this build says</legend>
      <List>
        {steps.map(({ share, bakeSeconds, approval }, at) => (
          <li key={share}>
            {stepName(share)}, bakes {durationOf(bakeSeconds * 1_000)}
            {approval && `, then asks ${whom(rules, at)}`}
          </li>
        ))}
        <li>Everyone</li>
      </List>
    </FieldGroup>
  );
}

interface RuleSentencesProps {
  readonly rules: ReleaseRules;
  /** Whose rules they are, for who cannot see what stands around them. */
  readonly label: string;
  /** Whether it is told elsewhere who gets it first. */
  readonly isAudienceTold?: boolean;
}

/** What the rules of a build say besides their steps; nothing where that is nothing. */
export function RuleSentences({ rules, label, isAudienceTold = false }: RuleSentencesProps) {
  const { audience } = rules;
  const first = audience && !isAudienceTold ? [sentenceOfAudience(audience)] : [];
  const sentences = [...first, ...sentencesOfRules(rules)];
  if (sentences.length === 0) return null;
  return (
    <Sentences aria-label={label}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </Sentences>
  );
}
