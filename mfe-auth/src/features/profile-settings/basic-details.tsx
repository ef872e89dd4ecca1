import type { ReactElement } from 'react';
import { callApi, failureFields, failureMessage } from 'shared-kit/client';
import { readBody, updateProfile } from 'shared-kit/contract';
import { useSession } from 'shared-kit/session';
import { Button, Card, Form, PageSection, Row, submitLockoutMs, TextField } from 'shared-kit/ui';
import { notify, useFields, useSubmission } from 'shared-kit/ui';

/** Name and email, prefilled from the stored current user. */
export function BasicDetails(): ReactElement {
  const user = useSession((session) => session.user);
  const { values, bind, showErrors } = useFields({
    name: user?.name ?? '',
    email: user?.email ?? '',
  });
  const { busy, submit } = useSubmission(submitLockoutMs);

  const save = async (body: { name: string; email: string }): Promise<void> => {
    try {
      const answer = await callApi(updateProfile, { body });
      useSession.getState().setUser(answer.user);
      notify.success(answer.message);
    } catch (error) {
      notify.error(failureMessage(error, updateProfile.fallback));
      showErrors(failureFields(error));
    }
  };
  const onSubmit = async (): Promise<void> => {
    const reading = readBody(updateProfile, values);
    showErrors(reading.valid ? {} : reading.errors);
    if (reading.valid) await submit(() => save(reading.body));
  };

  return (
    <PageSection title="Basic details" description="Your name and the email you sign in with.">
      <Card>
        <Form onSubmit={onSubmit}>
          <TextField {...bind('name')} label="Name" autoComplete="name" />
          <TextField {...bind('email')} label="Email" type="email" autoComplete="email" />
          <Row $justify="end">
            <Button type="submit" variant="primary" busy={busy}>
              Save Changes
            </Button>
          </Row>
        </Form>
      </Card>
    </PageSection>
  );
}
