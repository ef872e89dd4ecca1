import type { ReactElement } from 'react';
import { callApi, describeFailure } from 'shared-kit/client';
import { readBody, updateProfile } from 'shared-kit/contract';
import { useSession } from 'shared-kit/session';
import { notify, submitLockoutMs, TextField, useRequestForm } from 'shared-kit/ui';
import { SettingsForm } from './settings-form';

/** Name and email, prefilled from the stored current user. */
export function BasicDetails(): ReactElement {
  const user = useSession((session) => session.user);
  const { bind, busy, onSubmit } = useRequestForm({
    initial: { name: user?.name ?? '', email: user?.email ?? '' },
    lockoutMs: submitLockoutMs,
    read: (values) => readBody(updateProfile, values),
    send: async (body) => {
      const answer = await callApi(updateProfile, { body });
      useSession.getState().setUser(answer.user);
      notify.success(answer.message);
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
    </SettingsForm>
  );
}
