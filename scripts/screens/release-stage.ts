import type { Page } from 'playwright-core';
import {
  checkBuild,
  getReleaseFailures,
  getReleaseHealth,
  getReleaseHistory,
  getReleases,
  listBuilds,
  planRollout,
} from 'shared-kit/contract/releases';
import type { ReleaseStatus } from 'shared-kit/contract/releases';
import { failureGroups } from './release-failure-sample';
import { builds, entries, failures, findings, minutes, plan } from './release-history-sample';
import { rollingOut } from './release-sample';
import type { Screen } from './screen';

const message = 'Loaded';

/** Answers a call of the host, whatever it is asked. */
export async function answer(page: Page, path: string, body: object, status = 200): Promise<void> {
  const text = JSON.stringify({ message, ...body });
  await page.route(new RegExp(`${path}(\\?|$)`, 'u'), (route) =>
    route.fulfill({ status, contentType: 'application/json', body: text }),
  );
}

/** Where errors of any remote are read. */
export const failuresPath = getReleaseFailures.path.replace(':remote', '[a-z]+');

/** The host of a release that is under way: a minute of it cannot be waited for in a picture. */
export const play = (status: ReleaseStatus) => async (page: Page) => {
  await answer(page, getReleases.path, { status });
  await answer(page, getReleaseHistory.path, { entries });
  await answer(page, getReleaseHealth.path.replace(':remote', '[a-z]+'), {
    points: minutes,
    failures,
  });
  await answer(page, failuresPath, { groups: failureGroups, hasMaps: true });
  await answer(page, listBuilds.path, { builds });
  await answer(page, checkBuild.path, { findings });
  await answer(page, planRollout.path, plan);
};

/** Presses a button that opens a dialog. */
export const press = (name: string, opens: 'dialog' | 'alertdialog') => async (page: Page) => {
  await page.getByRole('button', { name }).click();
  await page.getByRole(opens).waitFor();
};

/** The screen with a rollout under way. */
export const releases: Screen = {
  name: 'releases',
  path: '/releases',
  heading: 'Releases',
  signedIn: true,
  stage: play(rollingOut),
  open: (page) =>
    page
      .getByRole('img', { name: /^Harmed page loads/u })
      .first()
      .waitFor(),
};
