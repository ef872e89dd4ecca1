import { screen } from '@testing-library/react';
import { enterEditor, listEditorBlocks, loadEditedSite } from 'shared-kit/contract';
import type { EditedSite } from 'shared-kit/contract';
import { apiFailure, installFakeNetwork, renderPage } from 'shared-kit/testing';
import { openSite } from '../features/editor/session/open-site';
import { keepWork, keptWork } from '../features/editor/work/kept-work';
import { headlessCanvas } from '../testing/headless-canvas';
import { EditorPage } from './editor-page';

const network = installFakeNetwork();
const site: EditedSite = {
  title: 'Bakery',
  html: '<h1>Saved</h1>',
  css: '',
  js: '',
  revision: 'a'.repeat(32),
  version: 3,
  link: 'http://localhost:3001/bakery/',
  sitesUrl: 'http://localhost:3001',
  pictures: [],
};
const kept = { html: '<h1>Kept</h1>', css: '', js: '' };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function visit(hash: string, refusal?: string) {
  history.replaceState(null, '', `/${hash}`);
  const entered = {
    message: 'The editor is open',
    token: 'the-token',
    expires_at: '2026-01-05T17:00:00.000Z',
  };
  network.respond(enterEditor, () =>
    refusal === undefined ? entered : apiFailure('BAD_REQUEST', refusal, 400),
  );
  network.respond(loadEditedSite, () => ({ message: 'Website loaded', site }));
  network.respond(listEditorBlocks, () => ({ message: 'Blocks loaded', blocks: [] }));
  const { open, editor } = headlessCanvas();
  const { user } = renderPage(<EditorPage enter={openSite} openPage={open} />);
  return { user, editor };
}

it('shows that it is opening, exchanges the ticket, and removes it from the address', async () => {
  visit('#ticket=once');
  expect(screen.getByText('Opening the editor')).toBeInTheDocument();
  expect(await screen.findByText('Saved as version 3')).toBeVisible();
  expect(network.calls(enterEditor)[0]?.body).toEqual({ ticket: 'once' });
  expect(location.hash).toBe('');
});

it('says why a ticket is refused and where to get another', async () => {
  visit('#ticket=used', 'This link to the editor has already been used or has expired.');
  expect(await screen.findByRole('heading', { name: 'The editor is not open' })).toBeVisible();
  expect(screen.getByText(/has already been used or has expired/)).toBeVisible();
  expect(screen.getByText(/Go to the workspace and choose Edit there/)).toBeVisible();
});

it('sends no request without a ticket', async () => {
  visit('');
  expect(await screen.findByText(/This page needs a website to edit/)).toBeVisible();
  expect(network.calls(loadEditedSite)).toEqual([]);
});

it('offers unsaved work of this browser, and restores it', async () => {
  keepWork(site.link, { base: 'b'.repeat(32), files: kept, at: 0 });
  const { user, editor } = visit('#ticket=once');
  expect(await screen.findByRole('heading', { name: 'There is unsaved work' })).toBeVisible();
  expect(screen.getByText(/has been saved somewhere else since/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Continue editing it' }));
  expect(await screen.findByText('Unsaved changes')).toBeVisible();
  expect(editor().getHtml()).toContain('Kept');
});

it('discards unsaved work on request', async () => {
  keepWork(site.link, { base: site.revision, files: kept, at: 0 });
  const { user, editor } = visit('#ticket=once');
  await user.click(
    await screen.findByRole('button', { name: 'Discard it and open the saved website' }),
  );
  expect(await screen.findByText('Saved as version 3')).toBeVisible();
  expect(editor().getHtml()).toContain('Saved');
  expect(keptWork(site.link)).toBeNull();
});

it('forgets unsaved work that was saved since', async () => {
  const { html, css, js } = site;
  keepWork(site.link, { base: 'b'.repeat(32), files: { html, css, js }, at: 0 });
  visit('#ticket=once');
  expect(await screen.findByText('Saved as version 3')).toBeVisible();
  expect(keptWork(site.link)).toBeNull();
});
