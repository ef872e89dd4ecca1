import { screen, waitFor, within } from '@testing-library/react';
import { callApi } from '../client';
import { createShareLink, listShareLinks, revokeShareLink } from '../contract';
import type { ShareLink } from '../contract';
import { apiFailure, installFakeNetwork, renderPage } from '../testing';
import { ShareLinks } from './share-links';
import type { ShareLinkSource } from './use-share-links';

const network = installFakeNetwork();
const id = '0190c3f0-0000-7000-8000-000000000101';

const aLink = (change: Partial<ShareLink> = {}): ShareLink => ({
  id: '0190c3f0-0000-7000-8000-000000000301',
  created_at: '2026-03-02T12:30:00.000Z',
  expires_at: '2026-03-09T12:30:00.000Z',
  ...change,
});

/** A host that keeps these links and makes and ends them. */
function hostWith(links: ShareLink[]) {
  let stored = links;
  network.respond(listShareLinks, () => ({ message: 'Share links', links: stored }));
  network.respond(createShareLink, () => {
    const share = aLink({ id: '0190c3f0-0000-7000-8000-000000000302' });
    stored = [share, ...stored];
    return { message: 'The share link is ready', share, link: 'http://sites.test/_share/abc/' };
  });
  network.respond(revokeShareLink, ({ params }) => {
    stored = stored.filter((link) => link.id !== params.share);
    return { message: 'The share link has ended' };
  });
}

const source: ShareLinkSource = {
  name: id,
  list: async (signal) => (await callApi(listShareLinks, { params: { id } }, { signal })).links,
  make: (days) => callApi(createShareLink, { params: { id }, body: { days } }),
  end: (share) => callApi(revokeShareLink, { params: { id, share } }),
};
const open = () =>
  renderPage(<ShareLinks source={source}>Create a link that works for:</ShareLinks>, {
    path: '/projects',
    route: '/projects',
  });

test('a link is made for as long as one chooses, shown once and copied', async () => {
  hostWith([]);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Create a link that lasts 7 days' }));
  const line = within(await screen.findByRole('listitem'));
  expect(line.getByRole('link', { name: /_share\/abc/ })).toHaveAttribute(
    'href',
    'http://sites.test/_share/abc/',
  );
  expect(line.getByText(/it is shown only this once/)).toBeInTheDocument();
  expect(network.calls(createShareLink)[0]?.body).toEqual({ days: 7 });
  await user.click(line.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe('http://sites.test/_share/abc/');
});

test('a link of before says when it was made and ends, and can be ended', async () => {
  hostWith([aLink()]);
  const { user } = open();
  const line = within(await screen.findByRole('listitem'));
  expect(line.getByText(/^Made Mar 2, 2026/)).toBeInTheDocument();
  expect(line.getByText(/^Ends Mar 9, 2026/)).toBeInTheDocument();
  expect(line.queryByRole('button', { name: 'Copy link' })).not.toBeInTheDocument();
  await user.click(line.getByRole('button', { name: /^End the link made Mar 2/ }));
  expect(await screen.findByText('The share link has ended')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('listitem')).not.toBeInTheDocument());
});

test('what the host refuses is said, and nothing is shown as made', async () => {
  hostWith([]);
  const message = 'A website has at most 20 share links. End one you no longer need';
  network.respond(createShareLink, () => apiFailure('CONFLICT', message, 409));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Create a link that lasts 1 day' }));
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});

test('when the links cannot be loaded there is a retry', async () => {
  network.fail(listShareLinks, 'unreachable');
  const { user } = open();
  expect(await screen.findByText('The share links could not be loaded')).toBeInTheDocument();
  hostWith([aLink()]);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('listitem')).toBeInTheDocument();
});
