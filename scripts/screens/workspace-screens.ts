import type { Page } from 'playwright-core';
import { processingSteps } from 'shared-kit/contract';
import type { GenerationTask } from 'shared-kit/contract';
import { answerReview, breakScript, openProblem, openReview } from './review-screens';
import { stateOf } from './screen';
import type { Screen } from './screen';
import { withShareLinks } from './staged-answers';

/** The prompt behind every picture of a project. */
export const samplePrompt =
  'A website for a small pottery studio called Clay & Kiln in Porto, with workshops, a gallery of bowls, opening hours and a contact form. Warm terracotta colours.';

const createProject: Screen = {
  name: 'create-project',
  path: '/create-project',
  heading: 'Create New Project',
  signedIn: true,
};

/** Shows the finished site, or what of it the tab holds. */
async function openPreview(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Preview' }).click();
  const site = page.frameLocator('iframe').frameLocator('iframe');
  await site.getByRole('heading', { level: 1 }).waitFor();
}

async function openCode(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Code' }).click();
  await page.locator('.cm-content').waitFor();
}

const workspace: Screen = {
  name: 'workspace',
  path: '/workspace',
  // The project's title, whatever it is: without a project the heading says Workspace.
  heading: /^(?!Workspace$)/u,
  signedIn: true,
  open: openPreview,
};

/** A task in its third step, for ever. */
const unfinished: GenerationTask = {
  message: 'Generation is running',
  status: 'processing',
  engine: { kind: 'composer', label: 'Offline composer', model: null },
  steps: processingSteps.map(({ id, title }, index) => ({
    id,
    title,
    message: index === 2 ? 'Writing the sections of the page' : '',
    status: index < 2 ? 'completed' : index === 2 ? 'processing' : 'pending',
    timestamp: index < 2 ? `2026-01-05T09:30:0${index}.000Z` : null,
    error: null,
  })),
};

/** Answers of a host that never gets done: one event, and the same whenever the client asks again. */
async function generateForEver(page: Page): Promise<void> {
  const answer = (body: object) => ({
    contentType: 'application/json',
    body: JSON.stringify(body),
  });
  await page.route('**/api/claude-api', (route) =>
    route.fulfill(answer({ message: 'Generation started', task_id: 'unfinished' })),
  );
  await page.route('**/api/claude/unfinished', (route) => route.fulfill(answer(unfinished)));
  await page.route('**/api/claude/unfinished/events', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: `event: task\ndata: ${JSON.stringify(unfinished)}\n\n`,
    }),
  );
}

/** Describes a site and presses Generate; the workspace opens. */
export async function generate(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Describe your website' }).fill(samplePrompt);
  await page.getByRole('button', { name: 'Generate' }).click();
  await page.waitForURL(/\/workspace(\?project=[\w-]+)?$/u);
}

/** A green picture, four by three: what the strip shows is the host's own rendering of it. */
const picture = {
  name: 'Green bowl.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAEAAAAAwCAIAAAAuKetIAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAfUlEQVRoge2SAQkAURSD1sgoS3TdL4Y8/sAAOha+nia6AQuoviK7UO8S3YAFVF+RXah3iW7AAqqvyC7Uu0Q3YAHVV2QX6l2iG7CA6iuyC/Uu0Q1YQPUV2YV6l+gGLKD6iuxCvUt0AxZQfUV2od4lugELqL4iu1DvEt2AxwN+fhPEpofhATsAAAAASUVORK5CYII=',
    'base64',
  ),
};

/** A prompt with pictures attached; not sent, so that no other screen has them. */
async function attachPictures(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Describe your website' }).fill(samplePrompt);
  const other = { ...picture, name: 'The old kiln in the yard behind the house.png' };
  await page.getByLabel('Picture files').setInputFiles([picture, other]);
  await page.getByRole('button', { name: /^Remove the picture The old kiln/u }).waitFor();
}

/** One link of before, one just made. */
async function openSharing(page: Page): Promise<void> {
  await openPreview(page);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Create a link that lasts 7 days' }).click();
  await page.getByRole('button', { name: 'Copy link' }).waitFor();
}

/** The main heading is picked, and what should change there can be written. */
async function pointAtHeading(page: Page): Promise<void> {
  await openPreview(page);
  // Playwright's clicks miss what is in a frame that is made smaller. A phone never makes it smaller.
  const panelWidth = page.getByRole('button', { name: 'Width of the panel' });
  if (await panelWidth.isVisible()) await panelWidth.click();
  await page.getByRole('button', { name: 'Point at it' }).click();
  await page.getByRole('region', { name: 'Point at an element' }).waitFor();
  await page
    .frameLocator('iframe')
    .frameLocator('iframe')
    .getByRole('heading', { level: 1 })
    .click();
  await page.getByRole('status').filter({ hasText: 'Main heading' }).waitFor();
}

/** Describing, and the project in all that it shows. */
export const workspaceScreens: readonly Screen[] = [
  createProject,
  workspace,
  stateOf(workspace, 'project', {
    only: 'phone',
    open: (page) => page.getByRole('tab', { name: 'Project' }).click(),
  }),
  stateOf(workspace, 'code', { open: openCode }),
  stateOf(workspace, 'review', { stage: answerReview, open: openReview }),
  stateOf(workspace, 'problem', { stage: breakScript, open: openProblem }),
  stateOf(workspace, 'pointing', { open: pointAtHeading }),
  stateOf(workspace, 'share', { stage: withShareLinks, open: openSharing }),
  stateOf(createProject, 'pictures', { open: attachPictures }),
  stateOf(createProject, 'generating', {
    stage: generateForEver,
    open: async (page) => {
      await generate(page);
      await page
        .getByText('Writing the sections of the page')
        .first()
        .waitFor({ state: 'attached' });
    },
  }),
];
