import type { ReactElement } from 'react';
import { callApi, failureFields, failureMessage } from 'shared-kit/client';
import { changePassword, readBody } from 'shared-kit/contract';
import {
  Button,
  Card,
  Form,
  PageSection,
  PasswordField,
  Row,
  submitLockoutMs,
} from 'shared-kit/ui';
import { notify, useFields, useSubmission } from 'shared-kit/ui';

interface PasswordChange {
  readonly current_password: string;
  readonly password: string;
}

/** Changing the password. Its fields start empty and are emptied once it is changed (decisions, 12). */
export function Security(): ReactElement {
  const { values, bind, showErrors, reset } = useFields({ current_password: '', password: '' });
  const { busy, submit } = useSubmission(submitLockoutMs);

  const save = async (body: PasswordChange): Promise<void> => {
    try {
      const { message } = await callApi(changePassword, { body });
      notify.success(message);
      reset();
    } catch (error) {
      notify.error(failureMessage(error, changePassword.fallback));
      showErrors(failureFields(error));
    }
  };
  const onSubmit = async (): Promise<void> => {
    const reading = readBody(changePassword, values);
    showErrors(reading.valid ? {} : reading.errors);
    if (reading.valid) await submit(() => save(reading.body));
  };

  return (
    <PageSection
      title="Security"
      description="Changing your password signs you out on all other devices."
    >
      <Card>
        <Form onSubmit={onSubmit}>
          <PasswordField
            {...bind('current_password')}
            label="Old Password"
            autoComplete="current-password"
          />
          <PasswordField {...bind('password')} label="New Password" autoComplete="new-password" />
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
