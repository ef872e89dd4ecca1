import { act, screen, waitFor } from '@testing-library/react';
import { publishWebsite } from 'shared-kit/contract';
import { apiFailure } from 'shared-kit/testing';
import { button, files, network, openReady } from '../testing/open-workspace';

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
