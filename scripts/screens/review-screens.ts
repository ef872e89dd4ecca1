import type { Page } from 'playwright-core';
import type { SiteReview } from 'shared-kit/contract';

/** A review that has something of everything. */
const review: SiteReview = {
  score: 66,
  verdict: 'Needs work',
  findings: [
    {
      rule: 'nameless-buttons',
      severity: 'error',
      message: '1 button or link has no words at all.',
      detail: 'menu-toggle',
      file: 'html',
      line: 14,
      count: 1,
      fix: null,
    },
    {
      rule: 'contrast',
      severity: 'warning',
      message: '3 texts are hard to read: their colours are too near their grounds.',
      detail: '.workshop-card-with-a-long-name .lead: 2.3 to 1',
      file: 'css',
      line: 128,
      count: 3,
      fix: 'Make it readable',
    },
    {
      rule: 'main-part',
      severity: 'note',
      message: 'The page does not mark its main part, which some people jump to.',
      detail: null,
      file: 'html',
      line: null,
      count: 1,
      fix: null,
    },
  ],
  repaired: ['2 pictures got words for people who cannot see them.'],
  undone: ['“pay online” needs a payment service; the page shows where it belongs.'],
};

/** The final review of any version is this one. */
export async function answerReview(page: Page): Promise<void> {
  const body = JSON.stringify({ message: 'Review loaded', review });
  await page.route('**/versions/*/review', (route) =>
    route.fulfill({ contentType: 'application/json', body }),
  );
}

/** The quality panel, which on a phone is behind the Project tab. */
export async function openReview(page: Page): Promise<void> {
  const project = page.getByRole('tab', { name: 'Project' });
  if (await project.isVisible()) await project.click();
  const heading = page.getByRole('heading', { name: 'Quality' });
  await heading.scrollIntoViewIfNeeded();
}

/** The kept project gets a script that stops with an error; text, because it runs in every frame. */
export async function breakScript(page: Page): Promise<void> {
  await page.addInitScript(`try {
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith('sitewright.project.')) continue;
      const record = JSON.parse(localStorage.getItem(key));
      record.state.files.js = "console.log('Opening', { rooms: 3 });\\nopenTheDoor();\\n";
      localStorage.setItem(key, JSON.stringify(record));
    }
  } catch {
    // The frames of the preview have no storage.
  }`);
}

/** The card about the error, and the console below the page. */
export async function openProblem(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Preview' }).click();
  await page.getByRole('button', { name: 'Show the console' }).click();
  await page.getByRole('log', { name: 'Console output' }).waitFor();
}
