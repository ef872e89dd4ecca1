import { act, screen, waitFor } from '@testing-library/react';
import { setRuntimeConfig } from 'shared-kit/config';
import { editWebsite, openEditor, parseRuntimeConfig, publishWebsite } from 'shared-kit/contract';
import { apiFailure } from 'shared-kit/testing';
import { aHostProject, storeAtHost } from '../testing/host-project';
import { button, files, network, open, openReady, publishFirst } from '../testing/open-workspace';

const siteId = '0190c3f0-0000-7000-8000-000000000101';

/** A tab as the browser gives it to us; it remembers whether it can still reach the workspace. */
const aTab = () => ({ opener: window as unknown });

function watchTabs(tab: ReturnType<typeof aTab> | null) {
  // Only what is used of a window.
  return jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
}

// Proof P48
it('saves, prepares the editor by title, then opens the operator’s editor in a new tab', async () => {
  const tab = aTab();
  const opened = watchTabs(tab);
  const order: string[] = [];
  network.respond(editWebsite, () => {
    order.push('edit-website');
    return { message: 'Saved' };
  });
  network.respond(openEditor, () => {
    order.push('open-editor');
    expect(opened).not.toHaveBeenCalled();
    return { message: 'Ready', ticket: 'secret', url: 'https://example.com/site-editor#secret' };
  });
  const { user } = await openReady();
  await user.dblClick(button('Edit'));
  await waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
  expect(opened).toHaveBeenCalledWith('https://example.com/site-editor', '_blank');
  expect(tab.opener).toBeNull();
  expect(order).toEqual(['edit-website', 'open-editor']);
  expect(network.calls(editWebsite)[0]?.body).toEqual({
    htmlcode: files.html,
    csscode: files.css,
    jscode: files.js,
    title: 'Build A Bakery',
    prompt: 'build a bakery website',
  });
  expect(network.calls(openEditor)[0]?.body).toEqual({ title: 'Build A Bakery' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('opens our own editor with its ticket, for the website and the project', async () => {
  const opened = watchTabs(aTab());
  const editorUrl = 'https://edit.test';
  network.respond(publishWebsite, () => ({ message: 'Online', id: siteId }));
  network.respond(editWebsite, () => ({ message: 'Saved' }));
  const url = `${editorUrl}/#ticket=secret`;
  network.respond(openEditor, () => ({ message: 'Ready', ticket: 'secret', url }));
  const { user } = await openReady();
  act(() => setRuntimeConfig(parseRuntimeConfig({ editorUrl, adminSiteUrl: editorUrl })));
  await publishFirst(user);
  await screen.findByText('Online');
  await user.click(button('Edit'));
  await waitFor(() =>
    expect(opened).toHaveBeenCalledWith(`${editorUrl}/?theme=system#ticket=secret`, '_blank'),
  );
  expect(network.calls(openEditor)[0]?.body).toEqual({
    title: 'Build A Bakery',
    id: siteId,
    project_id: expect.any(String) as string,
  });
});

describe('a project that was never published', () => {
  const editorUrl = 'https://edit.test';
  const openDraft = async (id: string) => {
    const opened = watchTabs(aTab());
    storeAtHost(aHostProject({ id }));
    const page = open(null, { path: `/workspace?project=${id}` });
    await screen.findByText('Ready');
    act(() => setRuntimeConfig(parseRuntimeConfig({ editorUrl, adminSiteUrl: editorUrl })));
    return { ...page, opened };
  };

  // Proof P50
  it('opens in our editor as it is, in the theme of the app, and nothing is published or saved', async () => {
    localStorage.setItem('theme', 'dark');
    const { user, opened } = await openDraft('draft-of-edit');
    const url = `${editorUrl}/#ticket=secret`;
    network.respond(openEditor, () => ({ message: 'Ready', ticket: 'secret', url }));
    await user.click(button('Edit'));
    await waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
    expect(opened).toHaveBeenCalledWith(`${editorUrl}/?theme=dark#ticket=secret`, '_blank');
    const body = { title: 'A Small Bakery', project_id: 'draft-of-edit', draft: true };
    expect(network.calls(openEditor)[0]?.body).toEqual(body);
    expect(network.calls(editWebsite)).toHaveLength(0);
    expect(network.calls(publishWebsite)).toHaveLength(0);
  });

  it('says why it cannot be opened', async () => {
    const { user, opened } = await openDraft('draft-without-code');
    network.respond(openEditor, () => apiFailure('BAD_REQUEST', 'Nothing to edit yet', 400));
    await user.click(button('Edit'));
    expect(await screen.findByText('Nothing to edit yet')).toBeVisible();
    expect(opened).not.toHaveBeenCalled();
  });
});

it('names the site it was published as', async () => {
  watchTabs(aTab());
  network.respond(publishWebsite, () => ({ message: 'Online', id: siteId }));
  network.respond(editWebsite, () => ({ message: 'Saved' }));
  network.respond(openEditor, () => ({ message: 'Ready' }));
  const { user } = await openReady();
  await publishFirst(user);
  await screen.findByText('Online');
  await user.click(button('Edit'));
  await waitFor(() => expect(network.calls(editWebsite)[0]?.body.id).toBe(siteId));
});

// Proof P52
it('opens the editor although it could not be prepared, and only logs that', async () => {
  const opened = watchTabs(aTab());
  network.respond(editWebsite, () => ({ message: 'Saved' }));
  network.respond(openEditor, () => apiFailure('INTERNAL', 'No ticket', 500));
  const { user, reported } = await openReady();
  await user.click(button('Edit'));
  await waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
  expect(reported).toEqual([{ name: 'open-editor-failed', detail: { code: 'INTERNAL' } }]);
  expect(screen.queryByText('No ticket')).toBeNull();
});

// Proof P54
it('offers the editor as a link when the browser blocks the tab', async () => {
  watchTabs(null);
  network.respond(editWebsite, () => ({ message: 'Saved' }));
  network.respond(openEditor, () => ({ message: 'Ready' }));
  const { user } = await openReady();
  await user.click(button('Edit'));
  expect(await screen.findByRole('dialog', { name: 'Your changes are saved' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the site editor' })).toHaveAttribute(
    'href',
    'https://example.com/site-editor',
  );
  await user.click(button('Close'));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(button('Edit')).toHaveFocus());
});

// Proof P53
it.each([
  ['status 400', 400],
  ['any other failure', 500],
])('shows the message of %s and opens nothing', async (_name, status) => {
  const opened = watchTabs(aTab());
  network.respond(editWebsite, () => apiFailure('BAD_REQUEST', 'Publish it first', status));
  const { user } = await openReady();
  await user.click(button('Edit'));
  expect(await screen.findByText('Publish it first')).toBeVisible();
  expect(network.calls(openEditor)).toHaveLength(0);
  expect(opened).not.toHaveBeenCalled();
});
