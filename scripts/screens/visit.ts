import type { Page } from 'playwright-core';
import type { StoredSession } from './sample-data';
import type { Screen } from './screen';
import { generate } from './workspace-screens';

/** What a member's browser holds: the entries of its local storage. */
export type StoredMember = Readonly<Record<string, string>>;

/** Signs a page in before it loads anything. */
export async function enter(page: Page, member: StoredMember): Promise<void> {
  await page.addInitScript((entries) => {
    // Not over what the page itself stored since.
    if (sessionStorage.getItem('entered')) return;
    sessionStorage.setItem('entered', 'yes');
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, member);
}

/** Generates the sample project once; whoever enters with the result finds it in the workspace. */
export async function withProject(
  page: Page,
  appUrl: string,
  session: StoredSession,
): Promise<StoredMember> {
  await enter(page, { ...session, expiry: String(Date.now() + 86_400_000) });
  await page.goto(`${appUrl}/create-project`);
  await generate(page);
  // A phone turns to the preview, and says so in a toast.
  const ready = page.getByText('Ready', { exact: true });
  await ready.or(page.getByText('Your website is ready')).first().waitFor();
  return page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
}

/** Until nothing of the page stands in for something else: skeletons, fonts, pictures. */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const waiting = document.querySelector('[data-skeleton], [aria-busy="true"]');
    const pictures = [...document.images].every(
      (image) => image.complete || image.loading === 'lazy',
    );
    return !waiting && pictures && document.fonts.status === 'loaded';
  });
  // A font is asked for when its text is first laid out: let that happen, then wait for it.
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await document.fonts.ready;
  });
}

/** Opens a screen in its state and waits until it is all there. */
export async function visit(page: Page, appUrl: string, screen: Screen): Promise<void> {
  await screen.stage?.(page);
  await page.goto(appUrl + screen.path);
  await page.getByRole('heading', { level: 1, name: screen.heading }).waitFor();
  await screen.open?.(page);
  // A generation without an end keeps its skeleton.
  if (!screen.name.endsWith('generating')) await settle(page);
}
