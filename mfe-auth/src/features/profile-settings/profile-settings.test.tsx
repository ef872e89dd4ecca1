import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { changePassword, updateProfile } from 'shared-kit/contract';
import { useSession } from 'shared-kit/session';
import { aUser, apiFailure, installFakeNetwork, rawAnswer, renderPage } from 'shared-kit/testing';
import ProfileSettingsRoute from './profile-settings.route';

const network = installFakeNetwork();
const mira = aUser({ name: 'Mira Novak', email: 'mira@example.com' });
const saved = (body: { name: string; email: string }) => ({
  message: 'Your profile is saved',
  user: { ...mira, ...body },
});

const section = (name: string) => within(screen.getByRole('region', { name }));
const details = () => section('Basic details');
const security = () => section('Security');
const name = () => details().getByLabelText('Name');
const email = () => details().getByLabelText('Email');
const oldPassword = () => security().getByLabelText('Old Password');
const newPassword = () => security().getByLabelText('New Password');
const saveOf = (area: ReturnType<typeof details>) =>
  area.getByRole('button', { name: 'Save Changes' });

const renderSettings = () =>
  renderPage(<ProfileSettingsRoute />, {
    path: '/profile-settings',
    session: { token: 'token-1', user: mira },
  });

const fillInPasswords = async (user: ReturnType<typeof renderSettings>['user']) => {
  await user.type(oldPassword(), 'secret-1');
  await user.type(newPassword(), 'secret-2');
};

// Proof P163
it('prefills name and email from the stored user, and never a password', async () => {
  const { container } = renderSettings();
  expect(screen.getByRole('heading', { level: 1, name: 'Profile Settings' })).toBeInTheDocument();
  expect(name()).toHaveValue('Mira Novak');
  expect(email()).toHaveValue('mira@example.com');
  expect(oldPassword()).toHaveValue('');
  expect(newPassword()).toHaveValue('');
  // jsdom has no layout; contrast is computed from the tokens and checked in Chromium.
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false } },
  });
  expect(violations).toEqual([]);
});

describe('basic details', () => {
  // Proof P164
  it('are sent with the token, stored, and answered with a toast', async () => {
    network.respond(updateProfile, ({ body }) => saved(body));
    const { user } = renderSettings();
    await user.clear(name());
    await user.type(name(), '  Mira N. ');
    await user.click(saveOf(details()));
    expect(await screen.findByRole('status')).toHaveTextContent('Your profile is saved');
    expect(network.calls(updateProfile)).toEqual([
      expect.objectContaining({
        body: { name: 'Mira N.', email: 'mira@example.com' },
        token: 'token-1',
      }),
    ]);
    expect(useSession.getState().user?.name).toBe('Mira N.');
    expect(localStorage.getItem('data')).toContain('Mira N.');
  });

  // Proof P285
  it('say what is wrong until it is edited', async () => {
    const { user } = renderSettings();
    await user.clear(name());
    await user.clear(email());
    await user.type(email(), 'mira');
    await user.click(saveOf(details()));
    expect(name()).toHaveAccessibleDescription('Name is required');
    expect(email()).toHaveAccessibleDescription('Invalid email format');
    await user.type(email(), '@example.com');
    expect(email()).not.toHaveAccessibleDescription();
    expect(name()).toHaveAccessibleDescription('Name is required');
    expect(network.calls(updateProfile)).toEqual([]);
  });

  // Proof P269
  it.each([
    [
      'the server’s message',
      apiFailure('CONFLICT', 'That email is taken', 409),
      'That email is taken',
    ],
    ['“Update failed” without one', rawAnswer(500, {}), 'Update failed'],
  ])('show %s when it fails, and lose nothing', async (_name, failure, text) => {
    network.respond(updateProfile, () => failure);
    const { user } = renderSettings();
    await user.clear(email());
    await user.type(email(), 'new@example.com{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(email()).toHaveValue('new@example.com');
    expect(useSession.getState().user).toEqual(mira);
  });

  it('ask for the password only when the email changes, and send it along', async () => {
    network.respond(updateProfile, ({ body }) => saved(body));
    const { user } = renderSettings();
    expect(details().queryByLabelText('Current Password')).not.toBeInTheDocument();
    await user.type(email(), '.org');
    await user.type(details().getByLabelText('Current Password'), 'secret-1');
    await user.click(saveOf(details()));
    expect(await screen.findByRole('status')).toHaveTextContent('Your profile is saved');
    expect(network.calls(updateProfile)).toEqual([
      expect.objectContaining({
        body: {
          name: 'Mira Novak',
          email: 'mira@example.com.org',
          current_password: 'secret-1',
        },
      }),
    ]);
    await waitFor(() => {
      expect(details().queryByLabelText('Current Password')).not.toBeInTheDocument();
    });
  });

  it('show what the host says about the password', async () => {
    const message = 'The password is not correct';
    network.respond(updateProfile, () =>
      apiFailure('INVALID_CREDENTIALS', message, 400, {
        fields: [{ path: 'current_password', message }],
      }),
    );
    const { user } = renderSettings();
    await user.type(email(), '.org');
    await user.type(details().getByLabelText('Current Password'), 'guess{Enter}');
    await waitFor(() => {
      expect(details().getByLabelText('Current Password')).toHaveAccessibleDescription(
        expect.stringContaining(message),
      );
    });
    expect(email()).toHaveValue('mira@example.com.org');
  });

  // Proof P167
  it('follow the header’s fetch of the user until somebody types', async () => {
    const { user } = renderSettings();
    await user.type(name(), '!');
    act(() => {
      useSession.getState().setUser({ ...mira, name: 'Other', email: 'other@example.com' });
    });
    expect(name()).toHaveValue('Mira Novak!');
    expect(email()).toHaveValue('other@example.com');
  });
});

describe('security', () => {
  // Proof P165
  it('sends both passwords and empties the fields', async () => {
    network.respond(changePassword, () => ({ message: 'Your password is changed' }));
    const { user } = renderSettings();
    await fillInPasswords(user);
    await user.click(saveOf(security()));
    expect(await screen.findByRole('status')).toHaveTextContent('Your password is changed');
    expect(network.calls(changePassword)).toEqual([
      expect.objectContaining({
        body: { current_password: 'secret-1', password: 'secret-2' },
        token: 'token-1',
      }),
    ]);
    expect(oldPassword()).toHaveValue('');
    expect(newPassword()).toHaveValue('');
  });

  // Proof P270
  it('keeps both when it fails', async () => {
    network.respond(changePassword, () =>
      apiFailure('INVALID_CREDENTIALS', 'The old password is wrong', 400, {
        fields: [{ path: 'current_password', message: 'The old password is wrong' }],
      }),
    );
    const { user } = renderSettings();
    await fillInPasswords(user);
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('The old password is wrong');
    await waitFor(() => {
      expect(oldPassword()).toHaveAccessibleDescription('The old password is wrong');
    });
    expect(oldPassword()).toHaveValue('secret-1');
    expect(newPassword()).toHaveValue('secret-2');
  });

  // Proof P286
  it('says what is missing', async () => {
    const { user } = renderSettings();
    await user.click(saveOf(security()));
    expect(oldPassword()).toHaveAccessibleDescription('Old password is required');
    expect(newPassword()).toHaveAccessibleDescription('Password is required');
  });

  // Proof P166
  it('shows and hides each password on its own', async () => {
    const { user } = renderSettings();
    const [showOld, showNew] = security().getAllByRole('button', { name: 'Show password' });
    if (!showOld || !showNew) throw new Error('Two toggles were expected.');
    await user.click(showNew);
    expect(oldPassword()).toHaveAttribute('type', 'password');
    expect(newPassword()).toHaveAttribute('type', 'text');
    await user.click(showOld);
    expect(oldPassword()).toHaveAttribute('type', 'text');
  });
});

// Proof P214
it('ends the session when the server no longer knows the token', async () => {
  network.respond(updateProfile, () => apiFailure('SESSION_EXPIRED', 'Please sign in again', 401));
  const { user } = renderSettings();
  await user.click(saveOf(details()));
  await waitFor(() => {
    expect(useSession.getState().token).toBeNull();
  });
  expect(localStorage).toHaveLength(0);
});

describe('after the answer', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  // Proof P267
  it('locks that form, and only that one, for 2 seconds', async () => {
    let answer = (): void => undefined;
    network.respond(
      updateProfile,
      ({ body }) => new Promise((resolve) => (answer = () => resolve(saved(body)))),
    );
    const { user } = renderSettings();
    await user.dblClick(saveOf(details()));
    await waitFor(() => expect(network.calls(updateProfile)).toHaveLength(1));
    await act(async () => {
      answer();
      await jest.advanceTimersByTimeAsync(1999);
    });
    expect(screen.getByRole('status')).toBeInTheDocument();
    fireEvent.submit(name().closest('form') ?? document.body);
    expect(saveOf(details())).toBeDisabled();
    expect(saveOf(security())).toBeEnabled();
    expect(network.calls(updateProfile)).toHaveLength(1);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(saveOf(details())).toBeEnabled();
  });
});
