import type { ReactElement } from 'react';
import { callApi, describeFailure } from 'shared-kit/client';
import { readBody, updateProfile } from 'shared-kit/contract';
import { useSession } from 'shared-kit/session';
import { notify, PasswordField, submitLockoutMs, TextField, useRequestForm } from 'shared-kit/ui';
import { useEmailChangeRefresh } from './email-change.queries';
import { SettingsForm } from './settings-form';
import { PendingEmail } from './pending-email';

/**
 * Form for name and email, prefilled from the stored user. A changed email requires the password,
 * which is sent along; otherwise the request is as specified. Our host applies a new email only
 * after confirmation: until then the response's user, and the field, keep the current one.
 */
export function BasicDetails(): ReactElement {
  const user = useSession((session) => session.user);
  const isMoving = (email: string) => email.trim().toLowerCase() !== user?.email.toLowerCase();
  const refreshWaiting = useEmailChangeRefresh();
  const { values, bind, busy, onSubmit, reset } = useRequestForm({
    initial: { name: user?.name ?? '', email: user?.email ?? '', current_password: '' },
    lockoutMs: submitLockoutMs,
    read: ({ current_password: password, ...profile }) =>
      readBody(
        updateProfile,
        isMoving(profile.email) ? { ...profile, current_password: password } : profile,
      ),
    send: async (body) => {
      const answer = await callApi(updateProfile, { body });
      useSession.getState().setUser(answer.user);
      notify.success(answer.message);
      reset();
      await refreshWaiting();
    },
    describe: (error) => describeFailure(error, updateProfile.fallback),
  });
  return (
    <SettingsForm
      title="Basic details"
      description="Your name and the email you sign in with."
      busy={busy}
      onSubmit={onSubmit}
    >
      <TextField {...bind('name')} label="Name" autoComplete="name" />
      <TextField {...bind('email')} label="Email" type="email" autoComplete="email" />
      <PendingEmail />
      {isMoving(values.email) && (
        <PasswordField
          {...bind('current_password')}
          label="Current Password"
          hint="Needed to change your email. We will send a link to the new address."
          autoComplete="current-password"
        />
      )}
    </SettingsForm>
  );
}
