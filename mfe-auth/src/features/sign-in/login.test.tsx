import { act, screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { login } from 'shared-kit/contract';
import { useSession } from 'shared-kit/session';
import { aUser, apiFailure, installFakeNetwork, rawAnswer, renderPage } from 'shared-kit/testing';
import LoginRoute from './login.route';

const network = installFakeNetwork();
const welcome = { message: 'Welcome', token: 'token-1', user: aUser({ name: 'Mira Novak' }) };
const wrong = apiFailure('INVALID_CREDENTIALS', 'Wrong email or password', 401);

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const button = () => screen.getByRole('button', { name: 'Sign In' });

const renderLogin = () => renderPage(<LoginRoute />, { route: '/', session: null });

type Page = ReturnType<typeof renderLogin>;

async function fillIn({ user }: Page, address = 'mira@example.com', secret = 'secret-1') {
  if (address) await user.type(email(), address);
  if (secret) await user.type(password(), secret);
}

async function submit(page: Page, address?: string, secret?: string) {
  await fillIn(page, address, secret);
  await page.user.click(button());
}

describe('the screen', () => {
  // Proof P7
  it('has what the specification names', () => {
    renderLogin();
    expect(screen.getByRole('heading', { level: 1, name: 'Sign In' })).toBeInTheDocument();
    expect(email()).toHaveAttribute('type', 'email');
    expect(password()).toHaveAttribute('type', 'password');
    expect(screen.getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked();
    expect(screen.getByRole('link', { name: 'Forgot password' })).toHaveAttribute(
      'href',
      '/forget-password',
    );
    expect(button()).toBeEnabled();
  });

  it('loads nothing more for who only looks at it; turning to the form warms the page behind it', async () => {
    const warm = jest.fn();
    const { user } = renderPage(<LoginRoute />, { route: '/', session: null, host: { warm } });
    expect(warm).not.toHaveBeenCalled();
    await user.click(email());
    expect(warm).toHaveBeenCalledWith('/tutorials');
  });

  // Proof P11
  it('takes the support link from the runtime configuration and opens it in a new tab', () => {
    renderPage(<LoginRoute />, {
      session: null,
      config: { supportUrl: 'https://help.test/', brandName: 'Acme Sites' },
    });
    const link = screen.getByRole('link', { name: 'Contact support' });
    expect(link).toHaveAttribute('href', 'https://help.test/');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(screen.getByText('Acme Sites')).toBeInTheDocument();
  });

  it('shows the operator’s brand name and logo', () => {
    const logoUrl = 'https://cdn.test/logo.svg';
    const { container } = renderPage(<LoginRoute />, {
      session: null,
      config: { brandName: 'Acme Sites', logoUrl },
    });
    expect(screen.getByText('Acme Sites')).toBeInTheDocument();
    expect(container.querySelector('img')).toHaveAttribute('src', logoUrl);
  });

  // Proof P8
  it('shows and hides the password', async () => {
    const { user } = renderLogin();
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password()).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password()).toHaveAttribute('type', 'password');
  });

  it('has no accessibility faults, neither fresh nor with errors', async () => {
    const page = renderLogin();
    // jsdom has no layout; contrast is computed from the tokens and checked in Chromium.
    const check = () =>
      axe.run(page.container, { rules: { 'color-contrast': { enabled: false } } });
    expect((await check()).violations).toEqual([]);
    await page.user.click(button());
    await screen.findByText('Email is required');
    expect((await check()).violations).toEqual([]);
  });

  it('sends whoever is signed in on to the tutorials', () => {
    const { location } = renderPage(<LoginRoute />, { route: '/' });
    expect(location().pathname).toBe('/tutorials');
  });
});

describe('validation', () => {
  // Proof P271
  it.each([
    ['', '', ['Email is required', 'Password is required']],
    ['mira', 'secret-1', ['Invalid email format']],
    ['mira@example', 'secret-1', ['Invalid email format']],
    ['mira@example.com', '12345', ['Password must be at least 6 characters']],
    ['', '12345', ['Email is required', 'Password must be at least 6 characters']],
  ])('of %p and %p says %p and calls nobody', async (address, secret, messages) => {
    await submit(renderLogin(), address, secret);
    for (const message of messages) expect(await screen.findByText(message)).toBeInTheDocument();
    const invalid = [email(), password()].filter((field) => field.ariaInvalid === 'true');
    expect(invalid).toHaveLength(messages.length);
    expect(network.calls(login)).toEqual([]);
    expect(button()).toBeEnabled();
  });

  it('puts the focus on the first wrong field', async () => {
    await submit(renderLogin(), 'mira@example.com', '123');
    await screen.findByText('Password must be at least 6 characters');
    expect(password()).toHaveFocus();
  });

  // Proof P272
  it('clears an error as its field is edited, and only that one', async () => {
    const page = renderLogin();
    await submit(page, '', '');
    await screen.findByText('Email is required');
    await page.user.type(email(), 'm');
    expect(screen.queryByText('Email is required')).not.toBeInTheDocument();
    expect(screen.getByText('Password is required')).toBeInTheDocument();
    await page.user.type(password(), 's');
    expect(screen.queryByText('Password is required')).not.toBeInTheDocument();
  });
});

describe('signing in', () => {
  // Proof P13
  it('stores the session and goes to the tutorials', async () => {
    network.respond(login, () => welcome);
    const page = renderLogin();
    await submit(page, ' mira@example.com ');
    await waitFor(() => {
      expect(page.location().pathname).toBe('/tutorials');
    });
    expect(network.calls(login)).toEqual([
      expect.objectContaining({
        body: { email: 'mira@example.com', password: 'secret-1' },
        token: null,
      }),
    ]);
    expect(useSession.getState()).toMatchObject({ token: 'token-1', user: { name: 'Mira Novak' } });
    expect(localStorage.getItem('token')).toBe('token-1');
  });

  // Proof P9
  it('Remember me has no effect', async () => {
    network.respond(login, () => welcome);
    const page = renderLogin();
    await page.user.click(screen.getByRole('checkbox', { name: 'Remember me' }));
    await submit(page);
    await waitFor(() => {
      expect(network.calls(login)[0]?.body).toEqual({
        email: 'mira@example.com',
        password: 'secret-1',
      });
    });
    await waitFor(() => {
      expect(Object.keys(localStorage).toSorted()).toEqual(['data', 'expiry', 'token']);
    });
  });

  it('submits with Enter', async () => {
    network.respond(login, () => welcome);
    const page = renderLogin();
    await fillIn(page);
    await page.user.keyboard('{Enter}');
    await waitFor(() => {
      expect(page.location().pathname).toBe('/tutorials');
    });
  });
});

describe('a sign-in that fails', () => {
  // Proof P219
  it('shows the server’s message in a toast and keeps what was typed', async () => {
    network.respond(login, () => wrong);
    await submit(renderLogin());
    expect(await screen.findByRole('alert')).toHaveTextContent('Wrong email or password');
    expect(email()).toHaveValue('mira@example.com');
    expect(password()).toHaveValue('secret-1');
    expect(useSession.getState().token).toBeNull();
  });

  // Proof P326
  it.each([
    ['has no message', () => rawAnswer(500, {})],
    ['is no JSON', () => rawAnswer(502, '<html></html>')],
  ])('shows “Login failed” when the host cannot be reached', async (_name, answer) => {
    network.respond(login, answer);
    await submit(renderLogin());
    expect(await screen.findByRole('alert')).toHaveTextContent('Login failed');
  });

  // Proof P327
  it('says “Login failed” when the host cannot be reached', async () => {
    network.fail(login, 'unreachable');
    await submit(renderLogin());
    expect(await screen.findByRole('alert')).toHaveTextContent('Login failed');
  });

  it('shows the server’s message on the field it names', async () => {
    const fields = [{ path: 'email', message: 'Email is too long' }];
    network.respond(login, () =>
      apiFailure('VALIDATION_FAILED', 'Email is too long', 400, { fields }),
    );
    await submit(renderLogin());
    await waitFor(() => {
      expect(email()).toHaveAccessibleDescription('Email is too long');
    });
  });
});

describe('while it is busy', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  // Proof P10
  it('shows a spinner, and goes back to idle 2 seconds after the answer', async () => {
    const answers: ((failure: typeof wrong) => void)[] = [];
    network.respond(login, () => new Promise<typeof wrong>((resolve) => answers.push(resolve)));
    const page = renderLogin();
    await submit(page);
    await waitFor(() => {
      expect(network.calls(login)).toHaveLength(1);
    });
    // However long the answer takes: the two seconds begin with it.
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(button()).toBeDisabled();
    expect(button()).toHaveAttribute('aria-busy', 'true');
    await act(async () => {
      answers[0]?.(wrong);
      await jest.advanceTimersByTimeAsync(1999);
    });
    expect(screen.getByRole('alert')).toHaveTextContent('Wrong email or password');
    expect(button()).toBeDisabled();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(button()).toBeEnabled();
    expect(button()).not.toHaveAttribute('aria-busy');
  });

  // Proof P218
  it('never submits twice, neither by a double click nor by Enter', async () => {
    network.respond(login, () => wrong);
    const page = renderLogin();
    await fillIn(page);
    await page.user.dblClick(button());
    await page.user.type(password(), '{Enter}');
    await act(() => jest.advanceTimersByTimeAsync(1500));
    await page.user.type(email(), '{Enter}');
    expect(network.calls(login)).toHaveLength(1);
    await act(() => jest.advanceTimersByTimeAsync(2000));
    await page.user.click(button());
    await waitFor(() => {
      expect(network.calls(login)).toHaveLength(2);
    });
  });
});
