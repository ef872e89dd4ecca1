import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { createProject } from 'shared-kit/contract';
import { fillWithUsers } from '../../../api-host/src/testing/many-users';
import type { SignedIn } from '../screens/member-tab';

/** A screen with a list, in the sizes it is measured at, the smallest first. */
export interface ListScreen {
  readonly name: 'users' | 'projects';
  readonly path: string;
  readonly sizes: readonly [number, ...number[]];
  /** Fills the data folder of a host that does not run yet. */
  readonly fillFolder?: (dataFolder: string, size: number) => Promise<void>;
  /** Fills a host that runs. */
  readonly fillHost?: (member: SignedIn, size: number) => Promise<void>;
  readonly shown: (page: Page) => Promise<void>;
}

async function createProjects({ client }: SignedIn, size: number): Promise<void> {
  for (let n = 0; n < size; n += 1) {
    const project = { id: randomUUID(), prompt: 'A bakery', title: `Bakery ${n}` };
    await client.call(createProject, { body: project });
  }
}

export const listScreens: readonly ListScreen[] = [
  {
    name: 'users',
    path: '/users',
    sizes: [1_000, 10_000, 100_000],
    fillFolder: (dataDir, people) => fillWithUsers({ databaseUrl: null, dataDir }, people),
    shown: (page) =>
      page
        .getByText(/^user\d+@example\d+\.com$/)
        .first()
        .waitFor(),
  },
  {
    name: 'projects',
    path: '/projects',
    sizes: [10, 1_000],
    fillHost: createProjects,
    shown: (page) =>
      page
        .getByText(/^Bakery \d+$/)
        .first()
        .waitFor(),
  },
];
