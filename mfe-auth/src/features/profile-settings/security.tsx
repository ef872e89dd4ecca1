import type { ReactElement } from 'react';
import { callApi, describeFailure } from 'shared-kit/client';
import { changePassword, readBody } from 'shared-kit/contract';
import { notify, PasswordField, submitLockoutMs, useRequestForm } from 'shared-kit/ui';
import { SettingsForm } from './settings-form';

/**
 * Form that changes the password. Fields start empty and are cleared after success (decisions, 12).
 */
export function Security(): ReactElement {
  const { bind, busy, onSubmit, reset } = useRequestForm({
    initial: { current_password: '', password: '' },
    lockoutMs: submitLockoutMs,
    read: (values) => readBody(changePassword, values),
    send: async (body) => {
      const { message } = await callApi(changePassword, { body });
      notify.success(message);
      reset();
    },
    describe: (error) => describeFailure(error, changePassword.fallback),
  });
  return (
    <SettingsForm
      title="Security"
      description="Changing your password signs you out on all other devices."
      busy={busy}
      onSubmit={onSubmit}
    >
      <PasswordField
        {...bind('current_password')}
        label="Old Password"
        autoComplete="current-password"
      />
      <PasswordField {...bind('password')} label="New Password" autoComplete="new-password" />
    </SettingsForm>
  );
}
