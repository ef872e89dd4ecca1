import { expect } from '@playwright/test';
import type { APIRequestContext, Page } from '@playwright/test';
import { login } from 'shared-kit/contract';
import type { RunningHost } from '../../scripts/test/host-process';

export interface Member {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** Signs in at the host itself. */
export async function openSession(
  request: APIRequestContext,
  host: RunningHost,
  member: Omit<Member, 'name'>,
) {
  const { email, password } = member;
  const answer = await request.post(`${host.appUrl}/api/login`, { data: { email, password } });
  return login.response.parse(await answer.json());
}

/** An account without upgrades, made by the host's admin. */
export async function createMember(
  request: APIRequestContext,
  host: RunningHost,
  member: Member,
): Promise<void> {
  const admin = { email: host.adminEmail, password: host.adminPassword };
  const { token } = await openSession(request, host, admin);
  const flags = Object.fromEntries(Array.from({ length: 8 }, (_, tier) => [`oto${tier + 1}`, 0]));
  const created = await request.post(`${host.appUrl}/api/create-users`, {
    headers: { authorization: `Bearer ${token}` },
    data: { ...member, ...flags },
  });
  expect(created.ok()).toBe(true);
}

/** Fills the sign-in form, which has to be open, and sends it. */
export async function fillSignIn(
  page: Page,
  { email, password }: Omit<Member, 'name'>,
): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}
