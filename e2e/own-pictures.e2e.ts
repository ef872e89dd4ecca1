import { textIn } from '../mfe-workspace/src/features/workspace/testing/unpack-archive';
import { exportProject, openFromDisk } from './support/exported';
import { expect, test } from './support/test';
import { expectReady, publishFirst, websiteIn } from './support/workspace';

/** A green picture, 64 pixels wide. */
const png =
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAAAwCAIAAAAuKetIAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAfUlEQVRoge2SAQkAURSD1sgoS3TdL4Y8/sAAOha+nia6AQuoviK7UO8S3YAFVF+RXah3iW7AAqqvyC7Uu0Q3YAHVV2QX6l2iG7CA6iuyC/Uu0Q1YQPUV2YV6l+gGLKD6iuxCvUt0AxZQfUV2od4lugELqL4iu1DvEt2AxwN+fhPEpofhATsAAAAASUVORK5CYII=';

const prompt =
  'A website for a pottery studio called Clay & Kiln with a gallery and opening hours.';

test('own pictures are on the page, one element is changed by pointing, both are exported and published', async ({
  page,
  signInByToken,
  consoleProblems,
}) => {
  await signInByToken(page);
  const site = websiteIn(websiteIn(page));
  const picture = site.getByRole('img', { name: 'Green bowl' });

  await test.step('a picture that is attached to the prompt is on the page', async () => {
    await page.goto('/create-project');
    await page.getByRole('textbox', { name: 'Describe your website' }).fill(prompt);
    await page.getByLabel('Picture files').setInputFiles({
      name: 'Green bowl.png',
      mimeType: 'image/png',
      buffer: Buffer.from(png, 'base64'),
    });
    await expect(page.getByRole('list', { name: 'Your pictures' }).getByRole('img')).toBeVisible();
    await page.getByRole('button', { name: 'Generate' }).click();
    await expectReady(page);
    await page.getByRole('tab', { name: 'Preview' }).click();
    await picture.scrollIntoViewIfNeeded();
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(64);
  });

  await test.step('pointing at the main heading changes it and nothing else', async () => {
    const others = site.locator('h2');
    const before = await others.allTextContents();
    // Playwright's clicks miss what is in a frame that is made smaller; a hand's do not.
    await page.getByRole('button', { name: 'Width of the panel' }).click();
    await page.getByRole('button', { name: 'Point at it' }).click();
    await site.getByRole('heading', { level: 1 }).click();
    const box = page.getByRole('form', { name: 'New prompt' });
    await expect(box.getByRole('status')).toContainText('Main heading');
    await page.keyboard.type('say “Bowls for every day”');
    await page.keyboard.press('Control+Enter');
    await expect(site.getByRole('heading', { level: 1 })).toHaveText('Bowls for every day');
    expect(await others.allTextContents()).toEqual(before);
    await expectReady(page);
    await page.getByRole('button', { name: 'See changes' }).click();
    await expect(page.getByRole('region', { name: /^Changes in/ })).toHaveCount(1);
    await expect(page.getByRole('textbox', { name: 'Changes in index.html' })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  const packed = await test.step('the archive has the picture and the new words', async () => {
    const files = await exportProject(page);
    const name = Object.keys(files).find((file) => file.startsWith('assets/images/')) ?? '';
    expect(name).toMatch(/^assets\/images\/green-bowl-\w+\.webp$/);
    const html = textIn(files, 'index.html');
    expect(html).toContain(`src="${name}"`);
    expect(html).toContain('Bowls for every day');
    return { name, bytes: Buffer.from(files[name] ?? []), files };
  });

  await test.step('opened from a folder on disk the page is whole, with picture and icon', async () => {
    const folder = test.info().outputPath('export');
    const { site: opened, problems } = await openFromDisk(page, packed.files, folder);
    await expect(opened.getByRole('heading', { level: 1 })).toHaveText('Bowls for every day');
    const shown = opened.getByRole('img', { name: 'Green bowl' });
    await shown.scrollIntoViewIfNeeded();
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(64);
    await expect(opened.locator('link[rel="icon"]')).toHaveAttribute('href', /^data:image\/svg/);
    expect(problems).toEqual([]);
    await opened.close();
  });

  await test.step('a visitor of the published website sees the same picture', async () => {
    await publishFirst(page);
    const region = page.getByRole('region', { name: 'Published' });
    const link = (await region.getByRole('link').getAttribute('href')) ?? '';
    // By the browser, because Node does not resolve names below localhost.
    const visitor = await page.context().newPage();
    const answer = await visitor.goto(new URL(packed.name, link).href);
    expect(answer?.headers()['content-type']).toBe('image/webp');
    expect(answer && packed.bytes.equals(await answer.body())).toBe(true);
    await visitor.close();
  });
  expect(consoleProblems).toEqual([]);
});
