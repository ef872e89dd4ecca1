import type { Page } from 'playwright-core';
import { listWebsites, openEditor } from 'shared-kit/contract';
import { stateOf } from './screen';
import type { Screen } from './screen';

/** The first website of the list is taken into the editor as Edit does it, but in this tab. */
async function enterEditor(page: Page): Promise<void> {
  const { origin } = new URL(page.url());
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { authorization: `Bearer ${token}` };
  const list = await page.request.get(origin + listWebsites.path, { headers });
  const [site] = listWebsites.response.parse(await list.json()).message;
  if (!site) throw new Error('The host has no website to edit');
  const data = { title: site.title, id: site.id };
  const ticket = await page.request.post(origin + openEditor.path, { headers, data });
  await page.goto(openEditor.response.parse(await ticket.json()).url ?? '');
  await canvasHeading(page).waitFor();
}

const canvasHeading = (page: Page) =>
  page.frameLocator('iframe.gjs-frame').getByRole('heading', { level: 1 });

async function openPanel(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
  await page.getByRole('region', { name, exact: true }).waitFor();
}

const siteEditor: Screen = {
  name: 'site-editor',
  path: '/projects',
  heading: /^Welcome/u,
  signedIn: true,
  open: async (page) => {
    await enterEditor(page);
    await openPanel(page, 'Add');
  },
};

/** The site editor, on its own origin. */
export const editorScreens: readonly Screen[] = [
  siteEditor,
  stateOf(siteEditor, 'style', {
    open: async (page) => {
      await enterEditor(page);
      await canvasHeading(page).click();
      await openPanel(page, 'Style');
    },
  }),
];
