import { screen, within } from '@testing-library/react';
import { endVersionLink, listVersionLinks, listVersions, shareVersion } from 'shared-kit/contract';
import type { ShareLink } from 'shared-kit/contract';
import { apiFailure } from 'shared-kit/testing';
import { button, done, handOver, network, openReady } from '../../testing/open-workspace';

const first: ShareLink = {
  id: '0190c3f0-0000-7000-8000-000000000301',
  created_at: '2026-03-02T12:30:00.000Z',
  expires_at: '2026-03-09T12:30:00.000Z',
  version: 1,
};
const link = 'http://sites.test/_share/abc/';

/** A host that keeps these links and makes and ends them. */
function hostWith(links: readonly ShareLink[]) {
  let stored = links;
  network.respond(listVersions, () => ({ message: 'Versions', versions: [] }));
  network.respond(listVersionLinks, () => ({ message: 'Share links', links: [...stored] }));
  network.respond(shareVersion, ({ params }) => {
    const id = '0190c3f0-0000-7000-8000-000000000302';
    const share = { ...first, id, version: params.number };
    stored = [share, ...stored];
    return { message: 'The share link is ready', share, link };
  });
  network.respond(endVersionLink, ({ params }) => {
    stored = stored.filter(({ id }) => id !== params.share);
    return { message: 'The share link has ended' };
  });
}

const openVersion = (version: number) => openReady(handOver(), { ...done(), version });

it('makes a link to the version on display, which was never published, and copies it', async () => {
  hostWith([first]);
  const { user } = await openVersion(2);
  await user.click(button('Share'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Share a preview' }));
  expect(dialog.getByText(/shows version 2, published or not/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Create a link that lasts 7 days' }));
  expect(await dialog.findByRole('link', { name: /_share\/abc/ })).toHaveAttribute('href', link);
  const [made] = network.calls(shareVersion);
  expect(made?.params.number).toBe(2);
  expect(made?.body).toEqual({ days: 7, title: 'Build A Bakery' });
  await user.click(dialog.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe(link);
  expect(dialog.getByText(/^Version 1\. Ends Mar 9, 2026/)).toBeVisible();
});

it('ends a link of before', async () => {
  hostWith([first]);
  const { user } = await openVersion(1);
  await user.click(button('Share'));
  await user.click(await screen.findByRole('button', { name: /^End the link made Mar 2/ }));
  expect(await screen.findByText('The share link has ended')).toBeVisible();
  expect(network.calls(endVersionLink)[0]?.params.share).toBe(first.id);
});

it('says what the host refuses', async () => {
  hostWith([]);
  network.respond(shareVersion, () => apiFailure('CONFLICT', 'End one first', 409));
  const { user } = await openVersion(1);
  await user.click(button('Share'));
  await user.click(await screen.findByRole('button', { name: 'Create a link that lasts 1 day' }));
  expect(await screen.findByText('End one first')).toBeVisible();
});

it('shares nothing that the host does not have as a version', async () => {
  await openReady();
  expect(button('Share')).toBeDisabled();
});

it('says that a shared page forgets what it stores, of a page that stores something', async () => {
  hostWith([]);
  const note = /What the page stores is forgotten each time it is loaded there/;
  const tracker = { ...done({ js: "localStorage.setItem('done', '1');" }), version: 1 };
  const { user } = await openReady(handOver(), tracker);
  await user.click(button('Share'));
  expect(await screen.findByText(note)).toBeVisible();
});
