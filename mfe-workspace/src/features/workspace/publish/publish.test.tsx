import { act, screen, waitFor, within } from '@testing-library/react';
import {
  checkAddress,
  checkNewAddress,
  fillPageFacts,
  getPageFacts,
  listVersions,
  publishWebsite,
} from 'shared-kit/contract';
import { apiFailure } from 'shared-kit/testing';
import {
  button,
  done,
  files,
  handOver,
  network,
  openPublishSheet,
  openReady,
  publishFirst,
} from '../testing/open-workspace';

const id = '0190c3f0-0000-7000-8000-000000000101';
const link = 'http://localhost:3001/build-a-bakery/';

// Proof P56
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
  const sheet = await openPublishSheet(user);
  await user.dblClick(sheet.getByRole('button', { name: 'Publish' }));
  expect(sheet.getByRole('button', { name: 'Publish' })).toBeDisabled();
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

it('shows the address when it is there for the first time, however far the panel is scrolled', async () => {
  const { user } = await openReady();
  const shown = jest.spyOn(Element.prototype, 'scrollIntoView');
  network.respond(publishWebsite, () => ({ message: 'First', id, link }));
  await publishFirst(user);
  await screen.findByText('First');
  const region = screen.getByRole('region', { name: 'Published' });
  const times = () => shown.mock.contexts.filter((element) => element === region).length;
  expect(times()).toBe(1);
  await user.click(button('Publish'));
  await waitFor(() => expect(network.calls(publishWebsite)).toHaveLength(2));
  expect(times()).toBe(1);
});

it('publishes anew when the site was deleted meanwhile', async () => {
  const { user } = await openReady();
  network.respond(publishWebsite, () => ({ message: 'First', id, link }));
  await publishFirst(user);
  await screen.findByText('First');
  network.respond(publishWebsite, ({ body }) =>
    body.id ? apiFailure('NOT_FOUND', 'Gone', 404) : { message: 'Second', id, link },
  );
  await user.click(button('Publish'));
  expect(await screen.findByText('Second')).toBeVisible();
});

// Proof P59
it.each([
  [400, 'status'],
  [500, 'alert'],
])('shows the message of status %i in a toast of role %s', async (status, role) => {
  const { user } = await openReady();
  network.respond(publishWebsite, () => apiFailure('BAD_REQUEST', 'Not like this', status));
  await publishFirst(user);
  const toast = await screen.findByText('Not like this');
  expect(toast.closest(`[role="${role}"]`)).not.toBeNull();
});

// Proof P57
it('asks for name and address first, checks the address while it is typed, and sends what was chosen', async () => {
  const { user } = await openReady();
  network.respond(checkNewAddress, ({ query: { address } }) => ({
    message: address === 'corner' ? 'This address is taken' : 'This address is free',
    free: address !== 'corner',
    suggestion: address === 'corner' ? 'corner-2' : address,
    link: `http://sites.test/${address}/`,
  }));
  network.respond(publishWebsite, () => ({ message: 'Website published', id, link }));
  const sheet = await openPublishSheet(user);
  expect(sheet.getByLabelText('Name')).toHaveFocus();
  expect(await sheet.findByText('http://sites.test/build-a-bakery/')).toBeVisible();
  await user.clear(sheet.getByLabelText('Name'));
  await user.type(sheet.getByLabelText('Name'), 'Corner Bakery');
  await waitFor(() => expect(sheet.getByLabelText('Address')).toHaveValue('corner-bakery'));
  await user.clear(sheet.getByLabelText('Address'));
  await user.type(sheet.getByLabelText('Address'), 'corner bakery');
  expect(sheet.getByLabelText('Address')).toHaveAccessibleDescription(
    'Use letters, digits and single hyphens, such as corner-bakery',
  );
  await user.clear(sheet.getByLabelText('Address'));
  await user.type(sheet.getByLabelText('Address'), 'corner');
  expect(await sheet.findByText('This address is taken')).toBeVisible();
  await user.click(sheet.getByRole('button', { name: 'Publish' }));
  expect(network.calls(publishWebsite)).toHaveLength(0);
  await user.click(sheet.getByRole('button', { name: 'Use corner-2' }));
  await waitFor(() => expect(sheet.getByRole('button', { name: 'Publish' })).toBeEnabled());
  await user.click(sheet.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Website published')).toBeVisible();
  const { title, slug } = network.calls(publishWebsite)[0]?.body ?? {};
  expect([title, slug]).toEqual(['Corner Bakery', 'corner-2']);
  expect(screen.getByRole('heading', { level: 1, name: 'Corner Bakery' })).toBeVisible();
});

it('stays open with the reason when the host refuses the address, and closes on Escape', async () => {
  const { user } = await openReady();
  network.respond(publishWebsite, () => apiFailure('CONFLICT', 'This address is taken', 409));
  const sheet = await openPublishSheet(user);
  await user.click(sheet.getByRole('button', { name: 'Publish' }));
  expect(
    (await screen.findByText('This address is taken')).closest('[role="alert"]'),
  ).not.toBeNull();
  expect(sheet.getByLabelText('Name')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(button('Publish')).toHaveFocus());
});

it('publishes although nobody can check the address', async () => {
  const { user } = await openReady();
  network.respond(checkNewAddress, () => apiFailure('NOT_FOUND', 'No such call', 404));
  network.respond(publishWebsite, () => ({ message: 'Website published', id, link }));
  const sheet = await openPublishSheet(user);
  expect(await sheet.findByText(/could not be checked/)).toBeVisible();
  await user.click(sheet.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Website published')).toBeVisible();
  expect(network.calls(publishWebsite)[0]?.body).not.toHaveProperty('slug');
});

it('says what is open and what becomes of it, with the way to fill it in', async () => {
  network.respond(listVersions, () => ({ message: 'Versions', versions: [] }));
  const fact = { item: '', places: 1, value: null, known: null };
  network.respond(getPageFacts, () => ({
    message: 'Facts of the page',
    facts: [
      { ...fact, kind: 'phone', words: 'Your phone' },
      { ...fact, kind: 'other', words: 'What is included' },
    ],
  }));
  const { user } = await openReady(handOver(), { ...done(), version: 1 });
  const sheet = await openPublishSheet(user);
  expect(await sheet.findByText('2 parts are still open')).toBeVisible();
  expect(sheet.getByText(/Telephone, What is included.*your draft keeps them/)).toBeVisible();
  await user.click(sheet.getByRole('button', { name: 'Fill in' }));
  const form = within(await screen.findByRole('dialog', { name: 'Facts only you know' }));
  expect(form.getByLabelText('Telephone')).toHaveFocus();
  await user.click(form.getByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('dialog', { name: 'Publish your website' })).toBeVisible();
  expect(network.calls(fillPageFacts)).toHaveLength(0);
});

it('a published website is published again at once, and its sheet is beside the button', async () => {
  const { user } = await openReady();
  network.respond(publishWebsite, () => ({ message: 'Website published', id, link }));
  network.respond(checkAddress, ({ query: { address } }) => ({
    message: 'This address is free',
    free: true,
    suggestion: address,
  }));
  await publishFirst(user);
  await screen.findByText('Website published');
  await user.click(button('Publish settings'));
  const sheet = within(await screen.findByRole('dialog', { name: 'Publish settings' }));
  await waitFor(() => expect(sheet.getByLabelText('Address')).toHaveValue('build-a-bakery'));
  await user.clear(sheet.getByLabelText('Address'));
  await user.type(sheet.getByLabelText('Address'), 'bread');
  expect(await sheet.findByText('This address is free')).toBeVisible();
  await user.click(sheet.getByRole('button', { name: 'Publish again' }));
  await waitFor(() => expect(network.calls(publishWebsite)).toHaveLength(2));
  const body = network.calls(publishWebsite)[1]?.body;
  expect([body?.id, body?.slug]).toEqual([id, 'bread']);
});

describe('a page that stores data', () => {
  const tracker = () => done({ js: "localStorage.setItem('done', '1');" });
  const note = 'This page stores data, which visitors will lose';
  const at = (linkOf: (address: string) => string) =>
    network.respond(checkNewAddress, ({ query: { address } }) => ({
      message: 'This address is free',
      free: true,
      suggestion: address,
      link: linkOf(address),
    }));

  it('is told before publishing that browsers forget it below a path', async () => {
    at((address) => `https://sites.test/${address}/`);
    const { user } = await openReady(handOver(), tracker());
    expect(await (await openPublishSheet(user)).findByText(note)).toBeVisible();
  });

  it('needs no note under a name of its own', async () => {
    at((address) => `https://${address}.sites.test/`);
    const { user } = await openReady(handOver('count my habits daily'), tracker());
    const sheet = await openPublishSheet(user);
    expect(sheet.queryByText(note)).toBeNull();
  });
});

it('a page that stores nothing is published below a path without a note', async () => {
  const { user } = await openReady();
  expect((await openPublishSheet(user)).queryByText(/stores data/)).toBeNull();
});
