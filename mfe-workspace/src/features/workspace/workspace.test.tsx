import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { unzipSync, strFromU8 } from 'fflate';
import { StrictMode } from 'react';
import {
  editWebsite,
  getGenerationTask,
  previewRunnerPath,
  publishWebsite,
  startGeneration,
} from 'shared-kit/contract';
import type { GeneratedFiles, GenerationTask, ProcessingStep } from 'shared-kit/contract';
import { useSession } from 'shared-kit/session';
import {
  aGenerationTask,
  apiFailure,
  aUser,
  installFakeNetwork,
  renderPage,
} from 'shared-kit/testing';
import type { RenderPageOptions } from 'shared-kit/testing';
import { createDraftProject } from '../../draft/draft-project';
import type { HandOver } from '../../draft/hand-over';
import WorkspaceRoute from './workspace.route';

const network = installFakeNetwork();
const engine = { kind: 'composer', label: 'Offline composer', model: null } as const;
const files: GeneratedFiles = {
  html: '<!doctype html><html lang="en"><head><title>Bakery</title></head><body><h1>Bread</h1></body></html>',
  css: 'h1 { color: maroon; }\n',
  js: 'start();\n',
  framework: 'vanilla',
  notes: ['Prices are placeholders.'],
};
const done = (overrides: Partial<GeneratedFiles> = {}): GenerationTask =>
  aGenerationTask({ status: 'done', result: { ...files, ...overrides }, engine });

let count = 0;
function handOver(prompt = 'build a bakery website'): HandOver {
  count += 1;
  const id = `draft-${count}`;
  const now = () => new Date();
  const project = createDraftProject(prompt, { userId: aUser().id, newId: () => id, now });
  return { project, prompt };
}

function open(state: unknown, options: Partial<RenderPageOptions> = {}) {
  return renderPage(
    <StrictMode>
      <WorkspaceRoute />
    </StrictMode>,
    { path: '/workspace', state, ...options },
  );
}

/** Starts and finishes a generation. */
async function openReady(given = handOver(), task = done()) {
  network.respond(startGeneration, () => ({ message: 'Started', task_id: 'task-1' }));
  const page = open(given);
  await waitFor(() => expect(network.isFollowed('task-1')).toBe(true));
  act(() => network.sendTask('task-1', task));
  await screen.findByText('Ready');
  return { ...page, given };
}

beforeEach(() => {
  // Without a layout every element is at 0, 0, and so is every click: the dividers would take them all.
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(5_000, 5_000, 100, 100));
});
afterEach(() => {
  jest.restoreAllMocks();
});

const button = (name: string) => screen.getByRole('button', { name });

it('offers to create a project when there is none', () => {
  open(null);
  expect(screen.getByText('There is no project yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create New Project' })).toHaveAttribute(
    'href',
    '/create-project',
  );
});

describe('a generation', () => {
  it('starts once, in strict mode, and shows what the host reports', async () => {
    network.respond(startGeneration, () => ({ message: 'Started', task_id: 'task-1' }));
    open(handOver());
    expect(screen.getByRole('heading', { level: 1, name: 'Build A Bakery' })).toBeVisible();
    expect(screen.getByText('build a bakery website')).toBeVisible();
    expect(screen.getByText('Generating')).toBeVisible();
    for (const name of ['Preview', 'Edit', 'Export', 'Publish'])
      expect(button(name)).toBeDisabled();
    await waitFor(() => expect(network.isFollowed('task-1')).toBe(true));
    const step: ProcessingStep = {
      id: 'analyze',
      title: 'Analyzing Prompt',
      message: 'Found a bakery',
      status: 'completed',
      timestamp: '2026-11-21T10:00:00.000Z',
      error: null,
    };
    act(() => network.sendTask('task-1', aGenerationTask({ steps: [step], engine })));
    expect(await screen.findByText('Found a bakery')).toBeVisible();
    expect(screen.getByText('Offline composer')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Processing status' })).toBeVisible();
    act(() => network.sendTask('task-1', done()));
    expect(await screen.findByText('Ready')).toBeVisible();
    expect(screen.getByText('Prices are placeholders.')).toBeVisible();
    expect(screen.getByText('7')).toBeVisible();
    expect(screen.getByText(/KB$/)).toBeVisible();
    expect(network.calls(startGeneration)).toHaveLength(1);
    expect(network.calls(startGeneration)[0]?.body).toEqual({
      prompt: 'build a bakery website',
      type: 0,
      html: '',
      css: '',
      js: '',
    });
  });

  it('is polled when the stream breaks', async () => {
    network.respond(startGeneration, () => ({ message: 'Started', task_id: 'task-1' }));
    network.respond(getGenerationTask, () => done());
    open(handOver());
    await waitFor(() => expect(network.isFollowed('task-1')).toBe(true));
    act(() => network.breakStream('task-1'));
    expect(await screen.findByText('Ready')).toBeVisible();
    expect(network.calls(getGenerationTask)[0]?.token).toBeNull();
  });

  it('goes on after a reload and after leaving the page', async () => {
    network.respond(startGeneration, () => ({ message: 'Started', task_id: 'task-1' }));
    const given = handOver();
    const first = open(given);
    await waitFor(() => expect(network.isFollowed('task-1')).toBe(true));
    first.unmount();
    expect(network.isFollowed('task-1')).toBe(false);
    open(given);
    await waitFor(() => expect(network.isFollowed('task-1')).toBe(true));
    act(() => network.sendTask('task-1', done()));
    expect(await screen.findByText('Ready')).toBeVisible();
    expect(network.calls(startGeneration)).toHaveLength(1);
  });

  it('that cannot be started says so, keeps the prompt and can be retried', async () => {
    network.respond(startGeneration, () => apiFailure('RATE_LIMITED', 'Too many generations', 429));
    const { user } = open(handOver());
    expect(await screen.findAllByText(/^Too many generations/)).not.toHaveLength(0);
    expect(screen.getAllByText('Generation failed').length).toBeGreaterThanOrEqual(7);
    expect(screen.getByText('build a bakery website')).toBeVisible();
    network.respond(startGeneration, () => ({ message: 'Started', task_id: 'task-2' }));
    await user.click(screen.getAllByRole('button', { name: 'Retry' })[0] ?? document.body);
    await waitFor(() => expect(network.isFollowed('task-2')).toBe(true));
    expect(network.calls(startGeneration)[1]?.body.prompt).toBe('build a bakery website');
  });
});

describe('prompts', () => {
  it('tweaks the current code with mode 1 and replaces the displayed prompt', async () => {
    const { user } = await openReady();
    expect(button('Tweak/Update Prompt')).toBeDisabled();
    expect(button('Add New Prompt')).toBeDisabled();
    const field = screen.getByRole('textbox', { name: 'New prompt' });
    await user.type(field, '   ');
    expect(button('Tweak/Update Prompt')).toBeDisabled();
    await user.type(field, 'make it blue');
    await user.click(button('Tweak/Update Prompt'));
    await waitFor(() => expect(network.calls(startGeneration)).toHaveLength(2));
    expect(network.calls(startGeneration)[1]?.body).toEqual({
      prompt: 'make it blue',
      type: 1,
      html: files.html,
      css: files.css,
      js: files.js,
    });
    expect(screen.getByText('make it blue')).toBeVisible();
    expect(screen.queryByText('build a bakery website')).toBeNull();
    expect(field).toHaveValue('');
    await user.type(field, 'next');
    expect(button('Tweak/Update Prompt')).toBeDisabled();
    expect(button('Add New Prompt')).toBeDisabled();
  });

  it('makes a fresh website with mode 0', async () => {
    const { user } = await openReady();
    await user.type(screen.getByRole('textbox', { name: 'New prompt' }), 'a school');
    await user.click(button('Add New Prompt'));
    await waitFor(() => expect(network.calls(startGeneration)).toHaveLength(2));
    expect(network.calls(startGeneration)[1]?.body).toMatchObject({ type: 0, html: '' });
  });

  it('keeps website and words when a refinement cannot be started', async () => {
    const { user } = await openReady();
    network.fail(startGeneration, 'unreachable');
    const field = screen.getByRole('textbox', { name: 'New prompt' });
    await user.type(field, 'make it blue');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText(/Your website is as it was before/)).toBeVisible();
    expect(field).toHaveValue('make it blue');
    expect(screen.getByText('Ready')).toBeVisible();
    expect(button('Publish')).toBeEnabled();
  });
});

describe('the title', () => {
  it('toggles an input; Enter saves, Escape does not', async () => {
    const { user } = await openReady();
    await user.click(button('Edit title'));
    const input = screen.getByRole('textbox', { name: 'Title' });
    expect(input).toHaveFocus();
    await user.keyboard('Corner Bakery{Enter}');
    expect(screen.getByRole('heading', { level: 1, name: 'Corner Bakery' })).toBeVisible();
    await waitFor(() => expect(button('Edit title')).toHaveFocus());
    await user.keyboard('{Enter}Something else{Escape}');
    expect(screen.getByRole('heading', { level: 1, name: 'Corner Bakery' })).toBeVisible();
  });
});

describe('publishing', () => {
  const id = '0190c3f0-0000-7000-8000-000000000101';
  const link = 'http://localhost:3001/build-a-bakery/';

  it('sends the website payload, shows the message and the link, and replaces the site next time', async () => {
    const { user } = await openReady();
    let answer = (): void => undefined;
    network.respond(
      publishWebsite,
      () =>
        new Promise((resolve) => {
          answer = () => resolve({ message: 'Website published', id, link });
        }),
    );
    await user.dblClick(button('Publish'));
    expect(button('Publish')).toBeDisabled();
    act(() => answer());
    expect(await screen.findByText('Website published')).toBeVisible();
    expect(network.calls(publishWebsite)).toHaveLength(1);
    expect(network.calls(publishWebsite)[0]?.body).toEqual({
      htmlcode: files.html,
      csscode: files.css,
      jscode: files.js,
      title: 'Build A Bakery',
      prompt: 'build a bakery website',
    });
    expect(screen.getByRole('link', { name: /localhost:3001\/build-a-bakery/ })).toHaveAttribute(
      'href',
      link,
    );
    await user.click(button('Copy link'));
    expect(await screen.findByText('Link Copied')).toBeVisible();
    await waitFor(() => expect(button('Publish')).toBeEnabled());
    await user.click(button('Publish'));
    await waitFor(() => expect(network.calls(publishWebsite)).toHaveLength(2));
    expect(network.calls(publishWebsite)[1]?.body.id).toBe(id);
  });

  it('publishes anew when the site was deleted meanwhile', async () => {
    const { user } = await openReady();
    network.respond(publishWebsite, () => ({ message: 'First', id, link }));
    await user.click(button('Publish'));
    await screen.findByText('First');
    network.respond(publishWebsite, ({ body }) =>
      body.id ? apiFailure('NOT_FOUND', 'Gone', 404) : { message: 'Second', id, link },
    );
    await user.click(button('Publish'));
    expect(await screen.findByText('Second')).toBeVisible();
  });

  it.each([
    [400, 'status'],
    [500, 'alert'],
  ])('shows the message of status %i in a toast of role %s', async (status, role) => {
    const { user } = await openReady();
    network.respond(publishWebsite, () => apiFailure('BAD_REQUEST', 'Not like this', status));
    await user.click(button('Publish'));
    const toast = await screen.findByText('Not like this');
    expect(toast.closest(`[role="${role}"]`)).not.toBeNull();
  });
});

describe('editing', () => {
  it('saves and opens the operator’s editor in a new tab', async () => {
    const opened = jest.spyOn(window, 'open').mockReturnValue(null);
    network.respond(editWebsite, () => ({ message: 'Saved' }));
    const { user } = await openReady();
    await user.click(button('Edit'));
    await waitFor(() =>
      expect(opened).toHaveBeenCalledWith(
        'https://example.com/site-editor',
        '_blank',
        'noopener,noreferrer',
      ),
    );
    opened.mockRestore();
  });

  it('shows the message of status 400 and opens nothing', async () => {
    const opened = jest.spyOn(window, 'open').mockReturnValue(null);
    network.respond(editWebsite, () => apiFailure('BAD_REQUEST', 'Publish it first', 400));
    const { user } = await openReady();
    await user.click(button('Edit'));
    expect(await screen.findByText('Publish it first')).toBeVisible();
    expect(opened).not.toHaveBeenCalled();
    opened.mockRestore();
  });
});

describe('export', () => {
  afterEach(() => {
    Reflect.deleteProperty(URL, 'createObjectURL');
    jest.restoreAllMocks();
  });

  it('downloads the four files under the title', async () => {
    const archives: Blob[] = [];
    const names: string[] = [];
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        archives.push(blob);
        return 'blob:archive';
      },
    });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function note(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    const { user } = await openReady();
    await user.click(button('Export'));
    expect(await screen.findByText('Project exported successfully!')).toBeVisible();
    expect(names).toEqual(['Build A Bakery.zip']);
    const bytes = await new Promise<ArrayBuffer>((resolve) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => resolve(reader.result as ArrayBuffer));
      reader.readAsArrayBuffer(archives[0] ?? new Blob());
    });
    const unpacked = unzipSync(new Uint8Array(bytes));
    expect(Object.keys(unpacked)).toEqual(['index.html', 'styles.css', 'script.js', 'README.md']);
    expect(strFromU8(unpacked['styles.css'] ?? new Uint8Array())).toBe(files.css);
    expect(strFromU8(unpacked['index.html'] ?? new Uint8Array())).toContain('href="styles.css"');
  });

  it('says when it failed', async () => {
    Object.assign(URL, {
      createObjectURL: () => {
        throw new Error('no memory');
      },
    });
    const { user } = await openReady();
    await user.click(button('Export'));
    expect(await screen.findByText('Failed to export project. Please try again.')).toBeVisible();
  });
});

describe('the code tab', () => {
  it('shows the tree and a file with its line count', async () => {
    const { user } = await openReady();
    await user.click(screen.getByRole('tab', { name: 'Code' }));
    const tree = screen.getByRole('tree', { name: 'Files' });
    expect(within(tree).getByRole('treeitem', { name: /index\.html/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await user.click(within(tree).getByRole('treeitem', { name: /README\.md/ }));
    await user.click(within(tree).getByRole('treeitem', { name: /main\.css/ }));
    expect(screen.getByText('src/styles/main.css')).toBeVisible();
    expect(screen.getByText('1 line')).toBeVisible();
    const code = await screen.findByRole('textbox', { name: 'Code of src/styles/main.css' });
    expect(code).toHaveTextContent('h1 { color: maroon; }');
    expect(code).toHaveAttribute('aria-readonly', 'true');
  });
});

describe('the preview', () => {
  const frame = () => {
    const found = screen.getByTitle('Preview of Build A Bakery');
    if (!(found instanceof HTMLIFrameElement)) throw new Error('no frame');
    return found;
  };
  const nonceOf = (address: string) => new URL(address).hash.replace('#nonce=', '');
  const say = (source: Window | null, type: string, nonce: string) =>
    act(() => {
      const data = { channel: 'sitewright-preview', type, nonce };
      fireEvent(window, new MessageEvent('message', { data, source }));
    });

  it('hands the document to its own sandboxed frame on the sites origin, and to nobody else', async () => {
    await openReady();
    expect(frame().src).toContain(`http://localhost:3001${previewRunnerPath}#nonce=`);
    expect(frame().getAttribute('sandbox')).toBe(
      'allow-scripts allow-forms allow-modals allow-popups allow-downloads',
    );
    const inner = frame().contentWindow;
    const posted = jest.spyOn(inner ?? window, 'postMessage').mockImplementation(() => undefined);
    say(window, 'ready', nonceOf(frame().src));
    say(inner, 'ready', 'guessed');
    expect(posted).not.toHaveBeenCalled();
    say(inner, 'ready', nonceOf(frame().src));
    expect(posted).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(posted.mock.calls[0])).toContain('<h1>Bread</h1>');
    say(inner, 'rendered', nonceOf(frame().src));
    expect(screen.queryByText('Loading the preview')).toBeNull();
  });

  it('opens in a new tab and answers that one too', async () => {
    const { user } = await openReady();
    const posted: unknown[] = [];
    // Only what is used of a window.
    const popup = { closed: false, postMessage: (message: unknown) => posted.push(message) };
    const opened = jest.spyOn(window, 'open').mockReturnValue(popup as unknown as Window);
    await user.click(button('Open in new tab'));
    const address = String(opened.mock.calls[0]?.[0]);
    expect(opened.mock.calls[0]?.[2]).toBeUndefined();
    expect(nonceOf(address)).not.toBe(nonceOf(frame().src));
    // jsdom lets no plain object be a message's source, so the event is a bare one.
    const event = new Event('message');
    const data = { channel: 'sitewright-preview', type: 'ready', nonce: nonceOf(address) };
    Object.assign(event, { source: popup, data });
    act(() => {
      fireEvent(window, event);
    });
    expect(posted).toHaveLength(1);
    opened.mockRestore();
  });

  it('starts afresh with Reload', async () => {
    const { user } = await openReady();
    const before = frame().src;
    await user.click(button('Reload the preview'));
    expect(frame().src).not.toBe(before);
  });
});

it('gives nothing to the next member', async () => {
  const { given, unmount } = await openReady();
  unmount();
  useSession.getState().clear();
  open(given, { session: { token: 'other', user: aUser({ id: 'other' }) } });
  expect(screen.getByText('There is no project yet')).toBeVisible();
});
