import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import {
  checkNewAddress,
  getPublication,
  getReview,
  previewSocialPicture,
  startGeneration,
} from 'shared-kit/contract';
import type { GeneratedFiles, GenerationTask, SiteReview } from 'shared-kit/contract';
import { aGenerationTask, aUser, installFakeNetwork, renderPage } from 'shared-kit/testing';
import type { RenderPageOptions } from 'shared-kit/testing';
import { createDraftProject } from '../../../draft/draft-project';
import type { HandOver } from '../../../draft/hand-over';
import WorkspaceRoute from '../workspace.route';

/** The network of the test file that imports this. */
export const network = installFakeNetwork();

export const engine = { kind: 'composer', label: 'Offline composer', model: null } as const;

export const files: GeneratedFiles = {
  html: '<!doctype html><html lang="en"><head><title>Bakery</title></head><body><h1>Bread</h1></body></html>',
  css: 'h1 { color: maroon; }\n',
  js: 'start();\n',
  framework: 'vanilla',
  notes: ['Prices are placeholders.'],
};

/** The task as it is told when it has ended well. */
export const done = (overrides: Partial<GeneratedFiles> = {}): GenerationTask =>
  aGenerationTask({ status: 'done', result: { ...files, ...overrides }, engine });

let count = 0;

/** What the create screen would hand over now. */
export function handOver(prompt = 'build a bakery website'): HandOver {
  count += 1;
  const id = `draft-${count}`;
  const now = () => new Date();
  const project = createDraftProject(prompt, { userId: aUser().id, newId: () => id, now });
  return { project, prompt };
}

/** The workspace with this navigation state. */
export function open(state: unknown, options: Partial<RenderPageOptions> = {}) {
  return renderPage(
    <StrictMode>
      <WorkspaceRoute />
    </StrictMode>,
    { path: '/workspace', state, ...options },
  );
}

/** Opens the workspace and gets the generation's task accepted. */
export async function openGenerating(given = handOver(), options: Partial<RenderPageOptions> = {}) {
  network.respond(startGeneration, () => ({ message: 'Started', task_id: 'task-1' }));
  const page = open(given, options);
  await waitFor(() => expect(network.isFollowed('task-1')).toBe(true));
  return { ...page, given };
}

/** Starts and finishes a generation. */
export async function openReady(given = handOver(), task = done()) {
  const page = await openGenerating(given);
  act(() => network.sendTask('task-1', task));
  await screen.findByText('Ready');
  return page;
}

/** Opens the sheet of the first publish, which has the focus then. */
export async function openPublishSheet(user: UserEvent) {
  await user.click(button('Publish'));
  const sheet = within(await screen.findByRole('dialog', { name: 'Publish your website' }));
  await waitFor(() => expect(sheet.getByLabelText('Address')).not.toHaveValue(''));
  return sheet;
}

/** Publishes a website for the first time, as it is proposed. */
export async function publishFirst(user: UserEvent): Promise<void> {
  const sheet = await openPublishSheet(user);
  await user.click(sheet.getByRole('button', { name: 'Publish' }));
}

export const button = (name: string) => screen.getByRole('button', { name });

/** The review of a version with nothing to say, unless a test answers otherwise. */
export const review: SiteReview = {
  score: 100,
  verdict: 'Very good',
  findings: [],
  repaired: [],
  undone: [],
};

beforeEach(() => {
  network.respond(checkNewAddress, ({ query }) => ({
    message: 'This address is free',
    free: true,
    suggestion: query.address,
    link: `sites.test/${query.address}/`,
  }));
  network.respond(getPublication, ({ params }) => ({
    message: 'Website loaded',
    publication: {
      id: params.id,
      title: 'Bakery',
      address: 'build-a-bakery',
      link: 'sites.test/build-a-bakery/',
      state: 'online',
      deployments: [],
    },
  }));
  network.respond(previewSocialPicture, () => ({ message: 'Social picture', picture: 'data:,' }));
  network.respond(getReview, () => ({ message: 'Review loaded', review }));
  // Without a layout every element is at 0, 0, and so is every click: the dividers would take them all.
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(5_000, 5_000, 100, 100));
});
afterEach(() => {
  jest.restoreAllMocks();
});
