import { screen, waitFor, within } from '@testing-library/react';
import {
  createPreview,
  getPreview,
  listPreviews,
  openPreview,
  revokePreview,
} from 'shared-kit/contract/releases';
import { apiFailure, installFakeNetwork } from 'shared-kit/testing';
import { aPreview, answerAccess, forAdmin } from '../testing/access-answers';
import { aBuild, answerReleases, open } from '../testing/release-screen';

const network = installFakeNetwork();

const press = (name: string) => screen.findByRole('button', { name });
const { id } = aPreview();
const follow = () => open(`?preview=${id}`);

it('lists previews with what became of them, and revokes one once that is confirmed', async () => {
  const ended = aPreview({ id: 'b', note: '', state: 'revoked', creator: null, tokenId: null });
  const host = answerAccess(network, { previews: [aPreview(), ended] });
  network.respond(revokePreview, ({ body }) => {
    host.previews = [aPreview({ state: 'revoked' }), ended];
    expect(body.id).toBe(id);
    return { message: 'Preview revoked', preview: aPreview({ state: 'revoked' }) };
  });
  const { user } = open();
  const table = await screen.findByRole('table', { name: 'Previews' });
  const [, first, second] = within(table).getAllByRole('row');
  expect(first).toHaveTextContent(/Pull request 42projects 1\.3\.0.*token 4be1c09d.*Ends in 12 d/);
  expect(second).toHaveTextContent(/projects.*a deleted account.*Revokednone/);
  await user.click(await press('Revoke the preview of projects 1.3.0'));
  await user.click(await press('Revoke preview'));
  await waitFor(() => expect(screen.getAllByText('Revoked')).toHaveLength(2));
});

it('copies the whole link', async () => {
  answerAccess(network, { previews: [aPreview()] });
  const { user } = open();
  await user.click(await press('Copy link to projects 1.3.0'));
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/releases?preview=${id}`);
});

it('makes a preview of a published build', async () => {
  answerAccess(network);
  answerReleases(network, forAdmin(), { builds: [aBuild('1.3.0'), aBuild('1.2.0')] });
  network.respond(createPreview, () => ({ message: 'Preview made', preview: aPreview() }));
  const { user } = open();
  await user.click(await press('Make preview'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Make a preview' }));
  await user.selectOptions(dialog.getByLabelText('Remote'), 'projects');
  await user.selectOptions(await dialog.findByLabelText('Published build'), '1.2.0');
  await user.type(dialog.getByLabelText('Note'), 'PR 7');
  await user.click(dialog.getByRole('button', { name: 'Make preview' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [call] = network.calls(createPreview);
  expect(call?.body).toEqual({ remote: 'projects', version: '1.2.0', note: 'PR 7', days: 14 });
});

it('a link runs nothing by itself: it says what it is of and asks', async () => {
  answerAccess(network);
  network.respond(getPreview, () => ({ message: 'ok', preview: aPreview() }));
  network.respond(openPreview, () => ({
    message: 'You run projects 1.3.0 from the next page load on',
    overrides: [],
  }));
  const { user } = follow();
  const dialog = within(await screen.findByRole('dialog', { name: 'Preview of a build' }));
  expect(await dialog.findByText(/, Pull request 42$/)).toBeVisible();
  expect(
    dialog.getByText(/by token 4be1c09d2f7a8833 of olga@example.com, commit 3f2a9c1d/),
  ).toBeVisible();
  expect(network.calls(openPreview)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Run it in this session' }));
  expect(await dialog.findByText(/^You run projects 1\.3\.0/)).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Open projects' })).toHaveAttribute('href', '/projects');
  await user.click(dialog.getByText('Close', { selector: 'button, button *' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('a link that has ended, or is not for this account, says so and offers nothing to run', async () => {
  answerAccess(network);
  network.respond(getPreview, () => ({ message: 'ok', preview: aPreview({ state: 'expired' }) }));
  const { unmount } = follow();
  expect(await screen.findByText('This preview has expired.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Run it in this session' })).toBeNull();
  unmount();
  network.respond(getPreview, () => apiFailure('NOT_FOUND', 'There is no such preview', 404));
  follow();
  expect(await screen.findByText('There is no such preview')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Run it in this session' })).toBeNull();
});

it('says nothing of previews where the host knows none', async () => {
  answerAccess(network);
  network.respond(listPreviews, () => apiFailure('NOT_FOUND', 'There is nothing here', 404));
  open();
  expect(await screen.findByText('Service tokens')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Previews')).toBeNull());
});
