import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
} from 'shared-kit/contract';
import { aUser, apiFailure, installFakeNetwork, renderPage } from 'shared-kit/testing';
import ProfileSettingsRoute from '../profile-settings.route';

const network = installFakeNetwork();

const off = { since: null, recovery_codes: 0, required: false };
const on = { since: '2026-03-01T09:00:00.000Z', recovery_codes: 3, required: false };
const codes = ['aaaa-bbbb-cccc-dddd', 'eeee-ffff-gggg-hhhh'];

let status: { since: string | null; recovery_codes: number; required: boolean };
beforeEach(() => {
  network.respond(getSecondFactor, () => ({ message: 'ok', second_factor: status }));
});

const region = () => within(screen.getByRole('region', { name: 'Two-step sign-in' }));
async function open(given: typeof status) {
  status = given;
  const page = renderPage(<ProfileSettingsRoute />, {
    path: '/profile-settings',
    session: { token: 'token-1', user: aUser() },
  });
  await region().findByText(/^(Off|On since)/);
  return page;
}
const press = (page: Awaited<ReturnType<typeof open>>, name: string) =>
  page.user.click(region().getByRole('button', { name }));

it('is hidden for a host without it', async () => {
  network.respond(getSecondFactor, () => apiFailure('NOT_FOUND', 'Nothing here', 404));
  renderPage(<ProfileSettingsRoute />, {
    path: '/profile-settings',
    session: { token: 'token-1', user: aUser() },
  });
  await waitFor(() => {
    expect(screen.queryByRole('region', { name: 'Two-step sign-in' })).not.toBeInTheDocument();
  });
});

it('says that the role needs it', async () => {
  await open({ ...off, required: true });
  expect(region().getByText('Off. What your role may do waits until it is on.')).toBeVisible();
});

it('is enabled with password, QR code or key, and a first code; then shows the recovery codes once', async () => {
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
  network.respond(beginSecondFactor, () => ({
    message: 'ok',
    secret,
    uri: `otpauth://totp/Sitewright:mira%40example.com?secret=${secret}`,
  }));
  network.respond(confirmSecondFactor, () => {
    status = { ...on, recovery_codes: 10 };
    return { message: 'On', recovery_codes: codes };
  });
  const page = await open(off);
  await press(page, 'Set up');
  expect(region().getByLabelText('Current Password')).toHaveFocus();
  await page.user.keyboard('secret-1');
  await press(page, 'Continue');
  const picture = await region().findByRole('img', { name: 'QR code for your authenticator app' });
  expect(decodeURIComponent(picture.getAttribute('src') ?? '')).toMatch(
    /^data:image\/svg\+xml,<svg/,
  );
  expect(region().getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeInTheDocument();
  const { violations } = await axe.run(page.container, {
    rules: { 'color-contrast': { enabled: false } },
  });
  expect(violations).toEqual([]);
  expect(region().getByLabelText('Code')).toHaveAttribute('autocomplete', 'one-time-code');
  expect(region().getByLabelText('Code')).toHaveFocus();
  await page.user.keyboard('123456');
  await press(page, 'Switch on');
  const list = await region().findByRole('list', { name: 'Recovery codes' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(codes);
  expect(network.calls(beginSecondFactor)[0]?.body).toEqual({ current_password: 'secret-1' });
  expect(network.calls(confirmSecondFactor)[0]?.body).toEqual({ code: '123456' });
  await press(page, 'I have saved them');
  expect(region().getByText(/^On since Mar 1, 2026\. 10 recovery codes are left\.$/)).toBeVisible();
  expect(screen.queryByText(codes[0]!)).not.toBeInTheDocument();
});

it('a wrong password and a wrong code are said at their fields', async () => {
  const wrong = (path: string, message: string) => () =>
    apiFailure('INVALID_CREDENTIALS', message, 400, { fields: [{ path, message }] });
  network.respond(beginSecondFactor, wrong('current_password', 'The password is not correct'));
  const page = await open(off);
  await press(page, 'Set up');
  await page.user.type(region().getByLabelText('Current Password'), 'not-it{Enter}');
  expect(await region().findByText('The password is not correct')).toBeInTheDocument();
  network.respond(beginSecondFactor, () => ({ message: 'ok', secret: 'AAAA', uri: 'otpauth://x' }));
  network.respond(confirmSecondFactor, wrong('code', 'This code is not correct'));
  await press(page, 'Continue');
  await page.user.type(await region().findByLabelText('Code'), '000000{Enter}');
  expect(await region().findByText('This code is not correct')).toBeInTheDocument();
  await press(page, 'Cancel');
  expect(region().getByText('Off')).toBeInTheDocument();
});

it('makes new recovery codes with password and code', async () => {
  network.respond(renewRecoveryCodes, () => {
    status = { ...on, recovery_codes: 10 };
    return { message: 'ok', recovery_codes: codes };
  });
  const page = await open(on);
  expect(region().getByText(/3 recovery codes are left/)).toBeInTheDocument();
  await press(page, 'New recovery codes');
  await page.user.type(region().getByLabelText('Current Password'), 'secret-1');
  await page.user.type(region().getByLabelText('Code'), '123456');
  await press(page, 'Make new codes');
  expect(await region().findByText(codes[1]!)).toBeInTheDocument();
  const body = { current_password: 'secret-1', code: '123456' };
  expect(network.calls(renewRecoveryCodes)[0]?.body).toEqual(body);
});

it('is disabled with password and code', async () => {
  network.respond(endSecondFactor, () => {
    status = off;
    return { message: 'It is off' };
  });
  const page = await open({ ...on, recovery_codes: 0 });
  expect(region().getByText(/No recovery code is left/)).toBeInTheDocument();
  await press(page, 'Switch off');
  await press(page, 'Switch off');
  expect(await region().findByText('Enter the code')).toBeInTheDocument();
  expect(network.calls(endSecondFactor)).toEqual([]);
  await page.user.type(region().getByLabelText('Current Password'), 'secret-1');
  await page.user.type(region().getByLabelText('Code'), '123456');
  await press(page, 'Switch off');
  expect(await region().findByText('Off')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('It is off');
});

it('says when it could not be loaded, and tries again', async () => {
  network.respond(getSecondFactor, () => apiFailure('UNAVAILABLE', 'Later', 503));
  status = off;
  const { user } = renderPage(<ProfileSettingsRoute />, {
    path: '/profile-settings',
    session: { token: 'token-1', user: aUser() },
  });
  await region().findByText('Two-step sign-in could not be loaded');
  network.respond(getSecondFactor, () => ({ message: 'ok', second_factor: status }));
  await user.click(region().getByRole('button', { name: 'Retry' }));
  expect(await region().findByText('Off')).toBeInTheDocument();
});
