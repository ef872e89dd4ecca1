import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { callApi } from 'shared-kit/client';
import { confirmIdentity, deleteUser } from 'shared-kit/contract';
import { useSession } from 'shared-kit/session';
import { aUser, apiFailure, installFakeNetwork, renderPage } from 'shared-kit/testing';
import { ConfirmationArea } from './confirmation-area';

const network = installFakeNetwork();
const params = { id: '0190c3f0-0000-7000-8000-000000000001' };
const until = '2026-03-01T09:15:00.000Z';

let isConfirmed = false;
beforeEach(() => {
  isConfirmed = false;
  network.respond(deleteUser, () =>
    isConfirmed
      ? { message: 'User deleted' }
      : apiFailure('CONFIRMATION_REQUIRED', 'Confirm that it is you', 403),
  );
  network.respond(confirmIdentity, () => {
    isConfirmed = true;
    return { message: 'Confirmed', confirmed_until: until };
  });
});

const open = (user = aUser({ role: 'admin' })) =>
  renderPage(<ConfirmationArea />, { session: { token: 'token-1', user } });
const dialog = () => screen.findByRole('dialog', { name: 'Confirm it is you' });
const field = async (label: string) => within(await dialog()).getByLabelText(label);
const press = async (name: string) => within(await dialog()).getByRole('button', { name });
/** The call and what becomes of it. */
function remove(options = {}) {
  const outcome = callApi(deleteUser, { params }, options).then(
    ({ message }) => message,
    (error: Error) => `refused: ${error.message}`,
  );
  return { outcome };
}

it('asks for the password, then repeats the call, whose caller learns nothing of it', async () => {
  const { user } = open();
  const { outcome } = remove();
  const password = await field('Current Password');
  expect(password).toHaveFocus();
  expect(within(await dialog()).queryByLabelText('Code')).not.toBeInTheDocument();
  const { violations } = await axe.run(await dialog(), {
    rules: { 'color-contrast': { enabled: false } },
  });
  expect(violations).toEqual([]);
  await user.keyboard('secret-1{Enter}');
  await expect(outcome).resolves.toBe('User deleted');
  expect(network.calls(confirmIdentity).map(({ body }) => body)).toEqual([
    { current_password: 'secret-1' },
  ]);
  expect(network.calls(deleteUser)).toHaveLength(2);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('asks for a code too where there is a second factor', async () => {
  const { user } = open(aUser({ second_factor_since: '2026-03-01T09:00:00.000Z' }));
  const { outcome } = remove();
  await user.type(await field('Current Password'), 'secret-1');
  expect(await field('Code')).toHaveAttribute('autocomplete', 'one-time-code');
  await user.type(await field('Code'), '123456');
  await user.click(await press('Confirm'));
  await expect(outcome).resolves.toBe('User deleted');
  const body = { current_password: 'secret-1', code: '123456' };
  expect(network.calls(confirmIdentity)[0]?.body).toEqual(body);
});

it('shows what is wrong at its field, also a code nobody knew was needed', async () => {
  const { user } = open();
  const { outcome } = remove();
  const message = 'Enter the code of your authenticator app as well';
  network.respond(confirmIdentity, ({ body }) => {
    if (body.code === undefined) {
      const fields = [{ path: 'code', message }];
      return apiFailure('INVALID_CREDENTIALS', message, 400, { fields });
    }
    isConfirmed = true;
    return { message: 'Confirmed', confirmed_until: until };
  });
  await user.type(await field('Current Password'), 'secret-1{Enter}');
  await waitFor(async () => expect(await field('Code')).toHaveAccessibleDescription(/as well/));
  await user.type(await field('Code'), '123456');
  await user.click(await press('Confirm'));
  await expect(outcome).resolves.toBe('User deleted');
});

it.each(['Cancel', 'Close'])('%s refuses the call with the host’s words', async (name) => {
  const { user } = open();
  const { outcome } = remove();
  await user.click(await press(name));
  await expect(outcome).resolves.toBe('refused: Confirm that it is you');
  expect(network.calls(deleteUser)).toHaveLength(1);
  expect(network.calls(confirmIdentity)).toEqual([]);
});

it('asks once for two calls, and repeats each', async () => {
  const { user } = open();
  const calls = [remove().outcome, remove().outcome];
  await user.type(await field('Current Password'), 'secret-1{Enter}');
  await expect(Promise.all(calls)).resolves.toEqual(['User deleted', 'User deleted']);
  expect(network.calls(confirmIdentity)).toHaveLength(1);
});

it('repeats once: a host that asks again is not asked for ever', async () => {
  const { user } = open();
  const { outcome } = remove();
  network.respond(confirmIdentity, () => ({ message: 'Confirmed', confirmed_until: until }));
  await user.type(await field('Current Password'), 'secret-1{Enter}');
  await expect(outcome).resolves.toBe('refused: Confirm that it is you');
  expect(network.calls(deleteUser)).toHaveLength(2);
});

it('repeats nothing for somebody else who has signed in meanwhile', async () => {
  const { user } = open();
  const { outcome } = remove();
  await dialog();
  network.respond(confirmIdentity, () => {
    useSession.getState().save('token-2', aUser());
    return { message: 'Confirmed', confirmed_until: until };
  });
  await user.type(await field('Current Password'), 'secret-1{Enter}');
  await expect(outcome).resolves.toBe('refused: Confirm that it is you');
  expect(network.calls(deleteUser)).toHaveLength(1);
});

it('a call with a token of its own is refused unasked', async () => {
  open();
  await expect(remove({ token: 'another' }).outcome).resolves.toBe(
    'refused: Confirm that it is you',
  );
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
