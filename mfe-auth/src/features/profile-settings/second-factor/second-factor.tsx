import { useState } from 'react';
import type { ReactElement } from 'react';
import { callApi } from 'shared-kit/client';
import { endSecondFactor, renewRecoveryCodes } from 'shared-kit/contract';
import type { SecondFactor as Status } from 'shared-kit/contract';
import { useQuery } from 'shared-kit/query';
import { Button, Card, ErrorState, notify, PageSection, Row, Skeleton, Stack } from 'shared-kit/ui';
import { ProofForm } from './proof-form';
import { RecoveryCodes } from './recovery-codes';
import { secondFactor, useSecondFactorRefresh } from './second-factor.queries';
import { SetUp } from './set-up';
import { StepPanel } from './step-panel';

/** Section for the second factor: state and actions. */
export function SecondFactor(): ReactElement | null {
  const { data, isError, isFetching, refetch } = useQuery(secondFactor);
  if (data === null) return null;
  return (
    <PageSection
      beside
      title="Two-step sign-in"
      description="Signing in asks for a code of an authenticator app on your phone, besides your password."
    >
      <Card>
        {isError && (
          <ErrorState
            title="Two-step sign-in could not be loaded"
            message="Nothing has changed. Try again in a moment."
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {!isError && !data && <Skeleton height={56} />}
        {data && <Settings status={data} />}
      </Card>
    </PageSection>
  );
}

type Task = 'set-up' | 'renew' | 'end' | { readonly codes: readonly string[] };

function Settings({ status }: { readonly status: Status }): ReactElement {
  const [task, setTask] = useState<Task | null>(null);
  const refresh = useSecondFactorRefresh();
  const done = (): void => setTask(null);
  const show = (codes: readonly string[]): Promise<void> => {
    setTask({ codes });
    return refresh();
  };
  if (task === null) return <State status={status} onTask={setTask} />;
  if (typeof task === 'object') {
    return (
      <StepPanel key="codes">
        <RecoveryCodes codes={task.codes} onDone={done} />
      </StepPanel>
    );
  }
  if (task === 'set-up') return <SetUp onCancel={done} onDone={(codes) => void show(codes)} />;
  if (task === 'renew') {
    return (
      <StepPanel key="renew">
        <ProofForm
          name="New recovery codes"
          endpoint={renewRecoveryCodes}
          label="Make new codes"
          onCancel={done}
          send={async (body) => {
            const answer = await callApi(renewRecoveryCodes, { body });
            await show(answer.recovery_codes);
          }}
        />
      </StepPanel>
    );
  }
  return (
    <StepPanel key="end">
      <ProofForm
        danger
        name="Switch off two-step sign-in"
        endpoint={endSecondFactor}
        label="Switch off"
        onCancel={done}
        send={async (body) => {
          notify.success((await callApi(endSecondFactor, { body })).message);
          await refresh();
          done();
        }}
      />
    </StepPanel>
  );
}

const date = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

const formatRemaining = (left: number): string => {
  if (left === 0) return 'No recovery code is left: make new ones.';
  return left === 1 ? '1 recovery code is left.' : `${left} recovery codes are left.`;
};

function State(props: {
  readonly status: Status;
  readonly onTask: (task: Task) => void;
}): ReactElement {
  const { since, recovery_codes: left, required } = props.status;
  if (since === null) {
    return (
      <Row $justify="space-between">
        <span>{required ? 'Off. What your role may do waits until it is on.' : 'Off'}</span>
        <Button onClick={() => props.onTask('set-up')}>Set up</Button>
      </Row>
    );
  }
  return (
    <Stack>
      <p>
        On since {date.format(new Date(since))}. {formatRemaining(left)}
      </p>
      <Row $justify="end">
        <Button onClick={() => props.onTask('renew')}>New recovery codes</Button>
        <Button onClick={() => props.onTask('end')}>Switch off</Button>
      </Row>
    </Stack>
  );
}
