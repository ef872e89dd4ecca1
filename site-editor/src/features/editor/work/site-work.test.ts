import { loadEditedSite, publishEditedSite, saveEditedSite } from 'shared-kit/contract';
import type { EditedSite } from 'shared-kit/contract';
import { apiFailure, installFakeNetwork } from 'shared-kit/testing';
import { keptWork } from './kept-work';
import { createWork } from './site-work';

const network = installFakeNetwork();
const link = 'http://localhost:3001/bakery/';
const revision = (letter: string) => letter.repeat(32);
const site: EditedSite = {
  title: 'Bakery',
  html: '<h1>Hi</h1>',
  css: '',
  js: '',
  revision: revision('a'),
  version: 1,
  link,
  sitesUrl: 'http://localhost:3001',
  pictures: [],
};
const changed = { html: '<h1>Hello</h1>', css: '', js: '' };

function begin() {
  localStorage.clear();
  const work = createWork(site, 'the-token');
  const state = () => work.store.getState();
  const change = (files = changed) => {
    work.store.setState({ files: () => files });
    work.note();
  };
  return { work, state, change };
}

it('keeps unsaved work in this browser until a version has it', async () => {
  const { work, state, change } = begin();
  expect(state().isUnsaved).toBe(false);
  change();
  expect(state().isUnsaved).toBe(true);
  expect(keptWork(link)).toMatchObject({ base: revision('a'), files: changed });
  network.respond(saveEditedSite, () => ({
    message: 'Saved as version 2',
    revision: revision('b'),
    version: 2,
  }));
  expect(await work.save()).toBe('Saved as version 2');
  expect(network.calls(saveEditedSite)[0]?.body).toEqual({ base: revision('a'), ...changed });
  expect(state()).toMatchObject({ isUnsaved: false, trouble: null });
  expect(state().site).toMatchObject({ version: 2, revision: revision('b') });
  expect(keptWork(link)).toBeNull();
});

it('takes a text over that is still being typed', async () => {
  const { work, state, change } = begin();
  change();
  const commit = jest.fn(() => {
    work.store.setState({ files: () => ({ ...changed, html: 'typed' }) });
    return Promise.resolve();
  });
  work.store.setState({ commit });
  network.respond(saveEditedSite, ({ body }) => {
    expect(body.html).toBe('typed');
    return { message: 'Saved', revision: revision('b'), version: null };
  });
  await work.save();
  expect(state().isUnsaved).toBe(false);
});

it('forgets what was undone', () => {
  const { state, change } = begin();
  change();
  change({ html: site.html, css: '', js: '' });
  expect(state().isUnsaved).toBe(false);
  expect(keptWork(link)).toBeNull();
});

it.each([
  ['CONFLICT', 409, 'stale'],
  ['SESSION_EXPIRED', 401, 'ended'],
  ['NOT_FOUND', 404, 'ended'],
  ['INTERNAL', 500, 'failed'],
] as const)('keeps the work when the host answers %s', async (code, status, kind) => {
  const { work, state, change } = begin();
  change();
  network.respond(saveEditedSite, () => apiFailure(code, 'Not so', status));
  expect(await work.save()).toBeNull();
  expect(state()).toMatchObject({ isUnsaved: true, busy: null, trouble: { kind } });
  expect(keptWork(link)?.files).toEqual(changed);
});

it('goes on top of a newer version only when told to', async () => {
  const { work, state, change } = begin();
  change();
  network.respond(loadEditedSite, () => ({
    message: 'Loaded',
    site: { ...site, revision: revision('c'), version: 5 },
  }));
  network.respond(saveEditedSite, () => ({
    message: 'Saved as version 6',
    revision: revision('d'),
    version: 6,
  }));
  expect(await work.saveOnTop()).toBe('Saved as version 6');
  expect(network.calls(saveEditedSite)[0]?.body.base).toBe(revision('c'));
  expect(state().site.version).toBe(6);
});

it('publishes what was saved, after saving what was not', async () => {
  const { work, change } = begin();
  change();
  network.respond(saveEditedSite, () => ({
    message: 'Saved',
    revision: revision('b'),
    version: 2,
  }));
  network.respond(publishEditedSite, () => ({ message: 'Website published', link }));
  expect((await work.publish())?.message).toBe('Website published');
  expect(network.calls(publishEditedSite)[0]?.body).toEqual({ base: revision('b') });
});

it('reads nothing from a damaged store', () => {
  localStorage.setItem(`kept-work ${link}`, '{"base":1');
  expect(keptWork(link)).toBeNull();
  localStorage.setItem(`kept-work ${link}`, '{"base":"x","at":1,"files":{"html":""}}');
  expect(keptWork(link)).toBeNull();
});
