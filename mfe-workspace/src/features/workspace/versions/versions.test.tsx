import { act, screen, waitFor, within } from '@testing-library/react';
import {
  getReview,
  getVersion,
  listVersions,
  restoreVersion,
  saveVersion,
  startGeneration,
} from 'shared-kit/contract';
import type { GeneratedFiles, WholeVersion } from 'shared-kit/contract';
import {
  aGenerationTask,
  apiFailure,
  aUser,
  installFakeNetwork,
  renderPage,
} from 'shared-kit/testing';
import { createDraftProject } from '../../../draft/draft-project';
import WorkspaceRoute from '../workspace.route';

const network = installFakeNetwork();
const files = (text: string): GeneratedFiles => ({
  html: `<html><body><h1>${text}</h1></body></html>`,
  css: 'h1 { color: red; }\n',
  js: '',
  framework: 'vanilla',
  notes: [],
});

let count = 0;
let history: WholeVersion[];

/** The host's side: a history that grows as the real one does. */
function serveHistory(): void {
  history = [];
  network.respond(listVersions, () => ({
    message: 'ok',
    versions: history.toReversed(),
  }));
  network.respond(getVersion, ({ params }) => {
    const version = history[params.number - 1];
    return version ? { message: 'ok', version } : apiFailure('NOT_FOUND', 'No version', 404);
  });
  network.respond(restoreVersion, ({ params }) => {
    const old = history[params.number - 1];
    if (!old) return apiFailure('NOT_FOUND', 'No version', 404);
    const version = add('restored', 'back', old.files, old.number);
    return { message: `Version ${old.number} is back as version ${version.number}`, version };
  });
}

function add(kind: string, prompt: string, of: GeneratedFiles, from: number | null = null) {
  const version: WholeVersion = {
    number: history.length + 1,
    kind,
    prompt,
    created_at: '2026-11-21T10:00:00.000Z',
    engine: null,
    restored_from: from,
    files: of,
  };
  history.push(version);
  return version;
}

/** A project after its first generation. */
async function openProject() {
  count += 1;
  const id = `versions-${count}`;
  serveHistory();
  const now = () => new Date();
  const project = createDraftProject('A bakery', { userId: aUser().id, newId: () => id, now });
  network.respond(startGeneration, () => ({ message: 'Started', task_id: `${id}-1` }));
  const page = renderPage(<WorkspaceRoute />, {
    path: '/workspace',
    state: { project, prompt: 'A bakery' },
  });
  await finish(`${id}-1`, 'generated', 'A bakery', 'First');
  return { ...page, id };
}

async function finish(taskId: string, kind: string, prompt: string, text: string): Promise<void> {
  await waitFor(() => expect(network.isFollowed(taskId)).toBe(true));
  const { number, files: result } = add(kind, prompt, files(text));
  act(() => network.sendTask(taskId, aGenerationTask({ status: 'done', result, version: number })));
  await screen.findByText('Ready');
}

async function tweak({ id, user }: Awaited<ReturnType<typeof openProject>>): Promise<void> {
  network.respond(startGeneration, () => ({ message: 'Started', task_id: `${id}-2` }));
  await user.type(screen.getByRole('textbox', { name: 'New prompt' }), 'Say second');
  await user.click(button('Tweak/Update Prompt'));
  await finish(`${id}-2`, 'refined', 'Say second', 'Second');
}

beforeEach(() => {
  const review = { score: 100, verdict: 'Very good', findings: [], repaired: [], undone: [] };
  network.respond(getReview, () => ({ message: 'Review loaded', review }));
  // Without a layout every element is at 0, 0, and so is every click: the dividers would take them all.
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(5_000, 5_000, 100, 100));
});
afterEach(() => {
  jest.restoreAllMocks();
});

const button = (name: string) => screen.getByRole('button', { name });
const code = async (user: { click: (element: Element) => Promise<void> }) => {
  await user.click(screen.getByRole('tab', { name: 'Code' }));
  return await screen.findByRole('textbox', { name: 'Code of src/index.html' });
};

it('names the project when it asks for a generation, and lists what came of it', async () => {
  const page = await openProject();
  expect(network.calls(startGeneration)[0]?.body.project_id).toBe(page.id);
  const versions = await screen.findByRole('region', { name: 'Versions' });
  expect(await within(versions).findByText('Version 1 · Generated')).toBeVisible();
  expect(within(versions).getByText('Current')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('says after a tweak what changed and takes it back in one click', async () => {
  const page = await openProject();
  await tweak(page);
  const thread = within(screen.getByRole('region', { name: 'Conversation' }));
  expect(await thread.findByText('Made version 2')).toBeVisible();
  await page.user.click(button('See changes'));
  const dialog = await screen.findByRole('dialog', {
    name: 'Changes from version 1 to version 2',
  });
  const changed = await within(dialog).findByRole('textbox', { name: 'Changes in index.html' });
  expect(changed).toHaveTextContent('Second');
  expect(within(dialog).queryByText('styles.css')).toBeNull();
  await page.user.keyboard('{Escape}');

  await page.user.click(button('Undo'));
  expect(await screen.findByText('Version 1 is back as version 3')).toBeVisible();
  expect(network.calls(restoreVersion)).toMatchObject([{ body: { base: 2 } }]);
  expect(await screen.findByText('Version 3 · Version 1 put back')).toBeVisible();
  expect(await code(page.user)).toHaveTextContent('First');
});

it('shows an older version in place, says so, and goes back or restores it', async () => {
  const page = await openProject();
  await tweak(page);
  await page.user.click(await screen.findByRole('button', { name: 'View version 1' }));
  expect(await screen.findByText(/You are looking at version 1: Generated/)).toBeVisible();
  expect(await code(page.user)).toHaveTextContent('First');
  await page.user.click(button('Back'));
  expect(await code(page.user)).toHaveTextContent('Second');
  expect(screen.queryByText(/You are looking at/)).toBeNull();

  await page.user.click(button('View version 1'));
  await page.user.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('Version 3 · Version 1 put back')).toBeVisible();
  expect(await code(page.user)).toHaveTextContent('First');
});

it('explains a stale restore and changes nothing', async () => {
  const page = await openProject();
  await tweak(page);
  network.respond(restoreVersion, () => apiFailure('CONFLICT', 'Saved meanwhile', 409));
  await page.user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Saved meanwhile')).toBeVisible();
  expect(await code(page.user)).toHaveTextContent('Second');
});

it('makes a version of what had been written when a generation was stopped', async () => {
  const page = await openProject();
  network.respond(startGeneration, () => ({ message: 'Started', task_id: `${page.id}-2` }));
  network.respond(saveVersion, ({ body }) => {
    const { html, css, js, prompt } = body;
    return { message: 'ok', version: add('edited', prompt, { ...files(''), html, css, js }) };
  });
  await page.user.type(screen.getByRole('textbox', { name: 'New prompt' }), 'Something else');
  await page.user.click(button('Add New Prompt'));
  await page.user.click(button('Replace the website'));
  await waitFor(() => expect(network.isFollowed(`${page.id}-2`)).toBe(true));
  const draft = { html: '<html><body>Half', css: '', js: '' };
  act(() => network.sendTask(`${page.id}-2`, aGenerationTask({ status: 'cancelled', draft })));
  await page.user.click(await screen.findByRole('button', { name: 'Use what was written' }));
  await waitFor(() => expect(network.calls(saveVersion)).toHaveLength(1));
  expect(network.calls(saveVersion)[0]?.body).toMatchObject({ base: 1, html: draft.html });
  expect(await screen.findByText('Version 2 · Edited by hand')).toBeVisible();
});

it('shows no history where the host keeps none', async () => {
  count += 1;
  const id = `versions-${count}`;
  const now = () => new Date();
  const project = createDraftProject('A bakery', { userId: aUser().id, newId: () => id, now });
  network.respond(startGeneration, () => ({ message: 'Started', task_id: id }));
  renderPage(<WorkspaceRoute />, { path: '/workspace', state: { project, prompt: 'A bakery' } });
  await waitFor(() => expect(network.isFollowed(id)).toBe(true));
  act(() => network.sendTask(id, aGenerationTask({ status: 'done', result: files('One') })));
  await screen.findByText('Ready');
  expect(screen.queryByRole('region', { name: 'Versions' })).toBeNull();
});
