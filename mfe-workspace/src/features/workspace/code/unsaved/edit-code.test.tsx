import { screen, waitFor, within } from '@testing-library/react';
import {
  getVersion,
  listVersions,
  publishWebsite,
  saveVersion,
  startGeneration,
} from 'shared-kit/contract';
import type { ProjectVersion, WholeVersion } from 'shared-kit/contract';
import { apiFailure } from 'shared-kit/testing';
import { openFile, typeAtEnd, undoIn } from '../../testing/code-editor';
import {
  button,
  done,
  files,
  handOver,
  network,
  open,
  openReady,
  publishFirst,
} from '../../testing/open-workspace';

const css = 'src/styles/main.css';

const line = (number: number, kind = 'edited'): ProjectVersion => ({
  number,
  kind,
  prompt: '',
  created_at: '2026-11-21T10:00:00.000Z',
  engine: null,
  restored_from: null,
});

/** A project with one version, its style sheet open. */
async function openStyles(given = handOver()) {
  network.respond(listVersions, () => ({ message: 'ok', versions: [line(1, 'generated')] }));
  const page = await openReady(given, { ...done(), version: 1 });
  return { ...page, editor: await openFile(page, css) };
}

const acceptSaves = (): void => {
  network.respond(saveVersion, ({ body }) => ({ message: 'ok', version: line(body.base + 1) }));
};

/** The host as it is when another tab has saved version 2. */
const refuseSaves = (): void => {
  const whole: WholeVersion = { ...line(2), files: { ...files, css: 'h1 { color: teal; }\n' } };
  network.respond(saveVersion, ({ body }) =>
    body.base === 2
      ? { message: 'ok', version: line(3) }
      : apiFailure('CONFLICT', 'Saved meanwhile', 409),
  );
  network.respond(listVersions, () => ({ message: 'ok', versions: [line(2), line(1)] }));
  network.respond(getVersion, () => ({ message: 'ok', version: whole }));
};

it('saves what was typed as the next version of the whole project', async () => {
  const { user, editor } = await openStyles();
  acceptSaves();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  typeAtEnd(editor, 'p { margin: 0; }\n');
  expect(screen.getByText('2 lines')).toBeVisible();
  await user.click(button('Save'));
  expect(await screen.findByText('Saved as version 2')).toBeVisible();
  expect(network.calls(saveVersion)).toMatchObject([
    { body: { base: 1, html: files.html, css: `${files.css}p { margin: 0; }\n`, js: files.js } },
  ]);
  expect(screen.queryByText('Unsaved')).toBeNull();
  expect(editor).toHaveTextContent('p { margin: 0; }');
});

it('saves with Ctrl+S; what is saved is what is published and what a tweak gets', async () => {
  const { user, editor } = await openStyles();
  acceptSaves();
  typeAtEnd(editor, '/* mine */');
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Saved as version 2')).toBeVisible();
  network.respond(publishWebsite, () => ({ message: 'Published' }));
  await publishFirst(user);
  await waitFor(() => expect(network.calls(publishWebsite)).toHaveLength(1));
  expect(network.calls(publishWebsite)[0]?.body.csscode).toContain('/* mine */');
  network.respond(startGeneration, () => ({ message: 'Started', task_id: 'task-2' }));
  await user.type(screen.getByRole('textbox', { name: 'New prompt' }), 'Bigger');
  await user.click(button('Tweak/Update Prompt'));
  await waitFor(() => expect(network.calls(startGeneration)).toHaveLength(2));
  expect(network.calls(startGeneration)[1]?.body.css).toContain('/* mine */');
});

it('explains a stale save, keeps the text, compares, and saves on top on demand', async () => {
  const { user, editor } = await openStyles();
  refuseSaves();
  typeAtEnd(editor, '/* mine */');
  await user.click(button('Save'));
  const notice = await screen.findByRole('region', { name: 'Newer version' });
  expect(notice).toHaveTextContent('Version 2 was made since you began editing main.css.');
  expect(editor).toHaveTextContent('/* mine */');
  await user.click(within(notice).getByRole('button', { name: 'Compare' }));
  const changes = await screen.findByRole('textbox', { name: 'Changes in styles.css' });
  expect(changes).toHaveTextContent('teal');
  expect(changes).toHaveTextContent('/* mine */');
  await user.keyboard('{Escape}');
  await user.click(within(notice).getByRole('button', { name: 'Save mine on top' }));
  expect(await screen.findByText('Saved as version 3')).toBeVisible();
  expect(network.calls(saveVersion).map(({ body }) => body.base)).toEqual([1, 2]);
  expect(screen.queryByRole('region', { name: 'Newer version' })).toBeNull();
});

it('takes the newer version only after asking', async () => {
  const { user, editor } = await openStyles();
  refuseSaves();
  typeAtEnd(editor, '/* mine */');
  await user.click(button('Save'));
  await user.click(await screen.findByRole('button', { name: 'Use version 2' }));
  const dialog = await screen.findByRole('alertdialog', {
    name: 'Discard your changes to main.css?',
  });
  await user.click(within(dialog).getByRole('button', { name: 'Discard my changes' }));
  await waitFor(() => expect(editor).toHaveTextContent('teal'));
  expect(editor).not.toHaveTextContent('/* mine */');
  expect(screen.queryByText('Unsaved')).toBeNull();
});

it('says why a save failed and keeps the text', async () => {
  const { user, editor } = await openStyles();
  network.respond(saveVersion, () => apiFailure('UNAVAILABLE', 'Back in a minute', 503));
  typeAtEnd(editor, '/* mine */');
  await user.click(button('Save'));
  expect(await screen.findByText('Back in a minute')).toBeVisible();
  expect(screen.getByText('Unsaved')).toBeVisible();
  expect(editor).toHaveTextContent('/* mine */');
});

it('keeps unsaved text over a reload of the page', async () => {
  const given = handOver();
  const { editor, unmount } = await openStyles(given);
  typeAtEnd(editor, '/* mine */');
  unmount();
  const page = open(given);
  expect(await openFile(page, css)).toHaveTextContent('/* mine */');
  expect(screen.getByText('Unsaved')).toBeVisible();
});

describe('leaving with unsaved code', () => {
  const ask = () => screen.findByRole('alertdialog', { name: /^Save your changes to main\.css/ });

  it('asks before the view is left; saving goes on', async () => {
    const { user, editor } = await openStyles();
    acceptSaves();
    typeAtEnd(editor, '/* mine */');
    await user.click(screen.getByRole('tab', { name: 'Preview' }));
    await user.click(within(await ask()).getByRole('button', { name: 'Stay here' }));
    expect(await screen.findByRole('tab', { name: 'Code', selected: true })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Preview' }));
    await user.click(within(await ask()).getByRole('button', { name: 'Save and continue' }));
    expect(await screen.findByRole('tab', { name: 'Preview', selected: true })).toBeVisible();
    expect(network.calls(saveVersion)).toHaveLength(1);
  });

  it('asks before the page is left, and leaves without saving on demand', async () => {
    const { user, editor, location } = await openStyles();
    typeAtEnd(editor, '/* mine */');
    await user.click(screen.getByRole('link', { name: 'Back to Create New Project' }));
    expect(location().pathname).toBe('/workspace');
    await user.click(within(await ask()).getByRole('button', { name: 'Continue without saving' }));
    expect(location().pathname).toBe('/create-project');
  });

  it('asks before the browser’s tab is closed, and only while something is unsaved', async () => {
    const { user, editor } = await openStyles();
    const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(isHeld()).toBe(false);
    typeAtEnd(editor, '/* mine */');
    expect(isHeld()).toBe(true);
    await user.click(button('Discard the changes to main.css'));
    await user.click(await screen.findByRole('button', { name: 'Discard my changes' }));
    expect(isHeld()).toBe(false);
    expect(editor).not.toHaveTextContent('/* mine */');
  });

  it('asks before an older version is published, and shows the code when saving fails', async () => {
    const { user, editor } = await openStyles();
    refuseSaves();
    typeAtEnd(editor, '/* mine */');
    await user.click(button('Publish'));
    await user.click(within(await ask()).getByRole('button', { name: 'Save and continue' }));
    expect(await screen.findByRole('region', { name: 'Newer version' })).toBeVisible();
    expect(network.calls(publishWebsite)).toHaveLength(0);
  });
});

it('lists what is wrong with a file, each a way to its place', async () => {
  const { user, editor } = await openStyles();
  typeAtEnd(editor, 'p { margin: 0;');
  const problems = await screen.findByRole('list', { name: 'Problems in this file' });
  const problem = within(problems).getByRole('button', { name: /Line 2.*never closed/ });
  await user.click(problem);
  expect(editor).toHaveFocus();
  typeAtEnd(editor, ' }');
  expect(await screen.findByText('No problems found')).toBeVisible();
});

it('undoes what was typed in a file after others were opened, and nothing of another text', async () => {
  const { user, editor } = await openStyles();
  refuseSaves();
  typeAtEnd(editor, '/* mine */');
  await user.click(screen.getByRole('treeitem', { name: 'main.js' }));
  await screen.findByRole('textbox', { name: 'Code of src/scripts/main.js' });
  await user.click(screen.getByRole('treeitem', { name: 'main.css' }));
  const again = await screen.findByRole('textbox', { name: `Code of ${css}` });
  expect(again).toHaveTextContent('/* mine */');
  expect(undoIn(again)).toBe(true);
  expect(again).not.toHaveTextContent('/* mine */');
  expect(screen.queryByText('Unsaved')).toBeNull();
  typeAtEnd(again, '/* mine */');
  await user.click(button('Save'));
  await user.click(await screen.findByRole('button', { name: 'Use version 2' }));
  await user.click(await screen.findByRole('button', { name: 'Discard my changes' }));
  await waitFor(() => expect(again).toHaveTextContent('teal'));
  expect(undoIn(again)).toBe(false);
});

it('searches in the file', async () => {
  const { user } = await openStyles();
  await user.click(button('Search in this file'));
  expect(await screen.findByRole('textbox', { name: 'Search in this file' })).toBeVisible();
});
