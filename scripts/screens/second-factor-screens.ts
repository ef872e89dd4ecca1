import type { Page } from 'playwright-core';
import { beginSecondFactor, getSecondFactor, login } from 'shared-kit/contract';
import { stateOf } from './screen';
import type { Screen } from './screen';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const codes = Array.from({ length: 10 }, (_, place) => `4k7q-9xw2-m0r${place}-t6ne`);

const answer = (page: Page, path: string, body: object, status = 200): Promise<unknown> =>
  page.route(new RegExp(`${path}$`, 'u'), (route) =>
    route.request().method() === 'OPTIONS'
      ? route.fallback()
      : route.fulfill({ status, json: { message: 'Done', ...body } }),
  );

const signInScreen: Screen = { name: 'login', path: '/', heading: 'Sign In', signedIn: false };
const settings: Screen = {
  name: 'two-step',
  path: '/profile-settings',
  heading: 'Profile Settings',
  signedIn: true,
};

const setUp = async (page: Page): Promise<void> => {
  const region = page.getByRole('region', { name: 'Two-step sign-in' });
  await region.getByRole('button', { name: 'Set up' }).click();
  await region.getByLabel('Current Password', { exact: true }).fill('a password');
  await region.getByRole('button', { name: 'Continue' }).click();
  await region.getByRole('img', { name: /^QR code/u }).scrollIntoViewIfNeeded();
};

const playSetUp = async (page: Page): Promise<void> => {
  const uri = `otpauth://totp/Sitewright:admin%40example.com?issuer=Sitewright&secret=${secret}&algorithm=SHA1&digits=6&period=30`;
  await answer(page, beginSecondFactor.path, { secret, uri });
  // The status and the confirmation have one path.
  await answer(page, getSecondFactor.path, {
    recovery_codes: codes,
    second_factor: { since: null, recovery_codes: 0, required: false },
  });
};

/** The second factor: at the sign-in, and where members set it up. */
export const secondFactorScreens: readonly Screen[] = [
  stateOf(signInScreen, 'code', {
    stage: (page) =>
      answer(page, login.path, { code: 'SECOND_FACTOR_REQUIRED', challenge: 'a challenge' }, 401),
    open: async (page) => {
      await page.getByRole('textbox', { name: 'Email' }).fill('mira@example.com');
      await page.getByLabel('Password', { exact: true }).fill('a password');
      await page.getByRole('button', { name: 'Sign In' }).click();
      await page.getByRole('heading', { name: 'Enter your code' }).waitFor();
    },
  }),
  stateOf(settings, 'set-up', { stage: playSetUp, open: setUp }),
  stateOf(settings, 'codes', {
    stage: playSetUp,
    open: async (page) => {
      await setUp(page);
      await page.getByLabel('Code', { exact: true }).fill('123456');
      await page.getByRole('button', { name: 'Switch on' }).click();
      await page.getByRole('list', { name: 'Recovery codes' }).scrollIntoViewIfNeeded();
    },
  }),
  stateOf(settings, 'on', {
    stage: (page) =>
      answer(page, getSecondFactor.path, {
        second_factor: { since: '2026-03-01T09:00:00.000Z', recovery_codes: 1, required: true },
      }),
    open: async (page) => {
      await page.getByRole('button', { name: 'Switch off' }).click();
      await page
        .getByRole('form', { name: 'Switch off two-step sign-in' })
        .scrollIntoViewIfNeeded();
    },
  }),
];
