import { useState } from 'react';
import { beginsWithAudience, defaultSteps } from 'shared-kit/contract/releases';
import type { PublishedBuild, ReleaseRules } from 'shared-kit/contract/releases';
import { useQuery } from 'shared-kit/query';
import { Form, Skeleton, TextField } from 'shared-kit/ui';
import { noAudience, readAudience } from './audience-drafts';
import type { AudienceDraft } from './audience-drafts';
import { AudienceEditor } from './audience-editor';
import { BuildChoice } from './build-choice';
import { Findings } from './findings';
import { RefusalText } from './refusal-text';
import { planOf } from './releases.queries';
import { RuledSteps, RuleSentences } from './ruled-steps';
import { readSteps, toDraft } from './step-drafts';
import type { StepDraft } from './step-drafts';
import { StepEditor } from './step-editor';
import type { Change } from './use-release-changes';
import type { ReleaseControls } from './use-release-controls';

type StartParts = Pick<Extract<Change, { kind: 'start' }>, 'steps' | 'audience'>;

interface StartFormProps {
  readonly id: string;
  readonly controls: ReleaseControls;
  readonly remote: string;
  readonly version: string;
  readonly choices: readonly PublishedBuild[];
  readonly onChoose: (version: string) => void;
}

/** Which build, by which steps, and what will be seen of it by when. */
export function StartForm({ id, controls, remote, version, choices, onChoose }: StartFormProps) {
  const { data: plan, isPending } = useQuery(planOf(remote, version));
  const rules = plan?.rules ?? null;
  // Until somebody types, the steps are those that fit the traffic, or the usual ones where the host cannot tell.
  const [typed, setTyped] = useState<readonly StepDraft[] | null>(null);
  const drafts = typed ?? (plan?.steps ?? defaultSteps).map(toDraft);
  const [named, setNamed] = useState(noAudience);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [reason, setReason] = useState('');
  const { serial: seen } = controls.status.record;
  const submit = () => {
    const change = { kind: 'start', remote, version, reason, seen } as const;
    const asked = readAsked(rules, drafts, named);
    setProblem(asked.problem);
    if (asked.problem === null) controls.make({ ...change, ...asked.parts }, controls.close);
  };
  return (
    <Form id={id} saves={false} onSubmit={submit}>
      <BuildChoice
        legend="Published builds, newest first"
        builds={choices}
        chosen={version}
        onChoose={onChoose}
        now={controls.now}
      />
      <Findings remote={remote} version={version} serial={seen} />
      {isPending && <Skeleton variant="rows" count={3} label="Loading the steps" />}
      {rules?.steps && (
        <>
          <p aria-live="polite">{plan?.message}</p>
          <RuledSteps steps={plan?.steps ?? []} rules={rules} />
        </>
      )}
      {!isPending && !rules?.steps && (
        <>
          <Foretold remote={remote} drafts={drafts} />
          <StepEditor
            drafts={drafts}
            onChange={(next) => {
              setTyped(next);
              setProblem(null);
            }}
            problem={problem?.of === 'steps' ? problem.text : null}
          />
        </>
      )}
      {!isPending && !rules?.audience && (
        <AudienceEditor
          draft={named}
          onChange={(next) => {
            setNamed(next);
            setProblem(null);
          }}
          problem={problem?.of === 'audience' ? problem.text : null}
        />
      )}
      {rules && <RuleSentences rules={rules} label={`Rules of ${version}`} />}
      <TextField
        label="Why (for the timeline)"
        value={reason}
        maxLength={500}
        onChange={({ target }) => setReason(target.value)}
      />
      <RefusalText refusal={controls.refusal} of="start" />
    </Form>
  );
}

/** What is wrong with what was typed, and where. */
interface Problem {
  readonly of: 'steps' | 'audience';
  readonly text: string;
}

/** What is asked for beside what the build brings along; the host refuses others beside those. */
function readAsked(
  rules: ReleaseRules | null,
  drafts: readonly StepDraft[],
  named: AudienceDraft,
): { readonly parts: StartParts; readonly problem: null } | { readonly problem: Problem } {
  const first = rules?.audience ? null : readAudience(named);
  if (first && first.problem !== null) return { problem: { of: 'audience', text: first.problem } };
  const audience = first?.audience ?? undefined;
  if (rules?.steps) return { parts: { audience }, problem: null };
  const read = readSteps(drafts);
  if (read.problem !== null) return { problem: { of: 'steps', text: read.problem } };
  if (beginsWithAudience(read.steps) && !audience && !rules?.audience) {
    const text = 'A first step of 0% is for an audience: say below who gets it first.';
    return { problem: { of: 'steps', text } };
  }
  return { parts: { steps: read.steps, audience }, problem: null };
}

/** What the controller would see by when at the first step as it is typed; nothing while that is no share. */
function Foretold(props: { readonly remote: string; readonly drafts: readonly StepDraft[] }) {
  const [first] = props.drafts;
  const read = first ? readSteps([first]) : null;
  const share = read?.problem === null ? read.steps[0]?.share : undefined;
  const { data } = useQuery({ ...planOf(props.remote, null, share), enabled: share !== undefined });
  return <p aria-live="polite">{data?.message}</p>;
}
