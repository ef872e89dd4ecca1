import type { Page } from 'playwright-core';
import {
  getPreview,
  listPreviews,
  listReleaseOwners,
  listReleaseTokens,
} from 'shared-kit/contract/releases';
import type { ReleasePreview } from 'shared-kit/contract/releases';
import { forAdmin, owners, previews, tokens } from './release-access-sample';
import { answer, play, press, releases } from './release-stage';
import { stateOf } from './screen';
import type { Screen } from './screen';

const withPreviews = (listed: readonly ReleasePreview[]) => async (page: Page) => {
  await play(forAdmin)(page);
  await answer(page, listReleaseOwners.path, { owners });
  await answer(page, listReleaseTokens.path, { tokens: tokens.slice(0, 1) });
  await answer(page, listPreviews.path, { previews: listed });
  const path = getPreview.path.replace(':id', '[0-9a-f]+');
  await answer(page, path, { preview: listed[0] });
};

const [first, , revoked] = previews;

/** From the screen, because its heading is behind the dialog where the link leads. */
const follow = (page: Page, preview: ReleasePreview | undefined) =>
  page.goto(new URL(preview?.path ?? '', page.url()).href);

/** Links to builds that are not released, what they open, and how they are made. */
export const releasePreviewScreens: readonly Screen[] = [
  stateOf(releases, 'preview-list', {
    stage: withPreviews(previews),
    open: (page) => page.getByText('Pull request 377').scrollIntoViewIfNeeded(),
  }),
  stateOf(releases, 'preview-empty', {
    stage: withPreviews([]),
    open: (page) => page.getByText('No previews yet').scrollIntoViewIfNeeded(),
  }),
  stateOf(releases, 'preview-make', {
    stage: withPreviews(previews),
    open: press('Make preview', 'dialog'),
  }),
  stateOf(releases, 'preview-revoke', {
    stage: withPreviews(previews),
    open: press('Revoke the preview of projects', 'alertdialog'),
  }),
  stateOf(releases, 'preview-followed', {
    stage: withPreviews(previews),
    open: async (page) => {
      await follow(page, first);
      await page.getByRole('button', { name: 'Run it in this session' }).waitFor();
    },
  }),
  stateOf(releases, 'preview-ended', {
    stage: withPreviews(revoked ? [revoked] : []),
    open: async (page) => {
      await follow(page, revoked);
      await page.getByText('This preview has been revoked.').waitFor();
    },
  }),
];
