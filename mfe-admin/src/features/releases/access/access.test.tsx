import { screen, waitFor, within } from '@testing-library/react';
import {
  addReleaseOwner,
  createReleaseToken,
  listReleaseOwners,
  listReleaseTokens,
  removeReleaseOwner,
  revokeReleaseToken,
} from 'shared-kit/contract/releases';
import { apiFailure, installFakeNetwork } from 'shared-kit/testing';
import { aToken, anOwner, answerAccess, forAdmin, olgaId } from '../testing/access-answers';
import { answerReleases, aStatus, idle, manager, open } from '../testing/release-screen';

const network = installFakeNetwork();

const press = (name: string) => screen.findByRole('button', { name });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const rows = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );

it('shows owners in their list and beside their remotes', async () => {
  answerAccess(network, { owners: [anOwner(), anOwner({ name: '', account: 'b' })] });
  open();
  expect(await rows('Owners')).toEqual([
    ['projects', 'Olgaolga@example.com', 'Remove'],
    ['projects', 'olga@example.com', 'Remove'],
  ]);
  expect((await rows('Remotes'))[1]?.[0]).toBe('projectsOlga, olga@example.com');
});

it('shows what each token may do, who made it, when it was used, and what has become of it', async () => {
  const tokens = [
    aToken({ lastUsedAt: '2026-03-01T11:57:00.000Z' }),
    aToken({ id: 'b', note: '', actions: ['read'] }),
    aToken({ id: 'c', state: 'expired' }),
    aToken({ id: 'd', state: 'revoked', creator: null }),
    aToken({ id: 'e', state: 'orphaned' }),
  ];
  answerAccess(network, { tokens });
  open();
  const made = 'olga@example.com2 d ago';
  const may = 'publish and roll outprojects';
  expect(await rows('Service tokens')).toEqual([
    ['Main branch4be1c09d2f7a8833', may, made, 'Ends in 30 dused 3 min ago', 'Revoke'],
    ['b', 'readprojects', made, 'Ends in 30 dnever used', 'Revoke'],
    ['Main branchc', may, made, 'Expirednever used', 'none'],
    ['Main branchd', may, 'a deleted account2 d ago', 'Revokednever used', 'none'],
    ['Main branche', may, made, 'Creator lost the rightnever used', 'Revoke'],
  ]);
});

it('creates a token and shows its secret once, until that is read', async () => {
  const host = answerAccess(network);
  const secret = `swr_${'A'.repeat(43)}`;
  network.respond(createReleaseToken, ({ body }) => {
    const token = aToken({ actions: body.actions, note: body.note ?? '' });
    host.tokens = [token];
    return { message: 'Token created', secret, token };
  });
  const { user } = open();
  expect(await screen.findByText('No service tokens yet')).toBeVisible();
  await user.click(await press('Create token'));
  const form = await dialog('Create a service token');
  expect(form.getByLabelText('Read its state and history')).toBeDisabled();
  await user.selectOptions(form.getByLabelText('Remote'), 'projects');
  await user.click(form.getByLabelText('Publish builds'));
  await user.click(form.getByLabelText('Roll back'));
  await user.selectOptions(form.getByLabelText('Ends after'), '30 days');
  await user.type(form.getByLabelText('Note'), 'Nightly');
  await user.click(form.getByRole('button', { name: 'Create token' }));
  const shown = await dialog('Copy your new token');
  expect(shown.getByLabelText('Token')).toHaveValue(secret);
  expect(network.calls(createReleaseToken).map(({ body }) => body)).toEqual([
    { remote: 'projects', actions: ['rollout', 'rollback'], note: 'Nightly', days: 30 },
  ]);
  await user.keyboard('{Escape}');
  await user.click(shown.getByRole('button', { name: 'Copy token' }));
  expect(await navigator.clipboard.readText()).toBe(secret);
  await user.click(shown.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(document.body.innerHTML).not.toContain(secret);
  expect((await rows('Service tokens'))[0]?.[0]).toMatch(/^Nightly/);
});

it('says in the dialog why a token was not created, and keeps what was chosen', async () => {
  answerAccess(network);
  const message = 'projects has 50 tokens, which is the most; revoke one first';
  network.respond(createReleaseToken, () => apiFailure('CONFLICT', message, 409));
  const { user } = open();
  await user.click(await press('Create token'));
  const form = await dialog('Create a service token');
  await user.type(form.getByLabelText('Note'), 'Nightly');
  await user.click(form.getByRole('button', { name: 'Create token' }));
  expect(await form.findByText(message)).toBeVisible();
  expect(form.getByLabelText('Note')).toHaveValue('Nightly');
});

it('revokes a token once that is confirmed', async () => {
  const host = answerAccess(network, { tokens: [aToken()] });
  network.respond(revokeReleaseToken, () => {
    const token = aToken({ state: 'revoked' });
    host.tokens = [token];
    return { message: 'Token revoked', token };
  });
  const { user } = open();
  await user.click(await press('Revoke Main branch'));
  const name = 'Revoke Main branch?';
  const question = within(await screen.findByRole('alertdialog', { name }));
  await user.click(question.getByRole('button', { name: 'Revoke token' }));
  expect(await screen.findByText('Revoked')).toBeVisible();
  expect(network.calls(revokeReleaseToken).map(({ body }) => body)).toEqual([
    { id: '4be1c09d2f7a8833' },
  ]);
});

it('adds an owner by email, and removes one once that is confirmed', async () => {
  answerAccess(network);
  const refusal = 'There is no account with this email';
  network.respond(addReleaseOwner, () => apiFailure('NOT_FOUND', refusal, 404));
  const { user } = open();
  await user.click(await press('Add owner'));
  const form = await dialog('Add an owner');
  await user.type(form.getByLabelText('Remote'), 'projects');
  await user.type(form.getByLabelText('Email of their account'), 'olga@example.com');
  await user.click(form.getByRole('button', { name: 'Add owner' }));
  expect(await form.findByText(refusal)).toBeVisible();
  network.respond(addReleaseOwner, () => ({ message: 'Added', owners: [anOwner()] }));
  await user.click(form.getByRole('button', { name: 'Add owner' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  network.respond(removeReleaseOwner, () => ({ message: 'Removed', owners: [] }));
  await user.click(await press('Remove Olga as an owner of projects'));
  await user.click(await press('Remove owner'));
  expect(await screen.findByText('No owners yet')).toBeVisible();
  expect(network.calls(removeReleaseOwner).map(({ body }) => body)).toEqual([
    { remote: 'projects', account: olgaId },
  ]);
});

it('lets an owner do what is theirs, and says why the rest is not', async () => {
  const ask = 'Only a release manager may do this';
  const status = forAdmin();
  const denied = { ...idle, start: ask, rollBack: ask, tokens: ask };
  status.abilities = {
    freeze: ask,
    unfreeze: ask,
    try: ask,
    setOwners: 'Only an admin may do this',
    remotes: { projects: { ...idle, tokens: null }, admin: denied },
  };
  answerAccess(network, { owners: [anOwner({ account: manager.id, remote: 'new-one' })] }, status);
  const { user } = open();
  expect(await press('Freeze releases')).toBeDisabled();
  expect(await press('Try a build of projects')).toBeDisabled();
  expect(await press('Roll back admin')).toBeDisabled();
  expect(await press('Roll back projects')).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Add owner' })).not.toBeInTheDocument();
  await screen.findByRole('table', { name: 'Owners' });
  await user.click(await press('Create token'));
  const choice = (await dialog('Create a service token')).getByLabelText('Remote');
  const offered = within(choice).getAllByRole('option');
  expect(offered.map(({ textContent }) => textContent)).toEqual(['new-one', 'projects']);
});

it('says that a list could not be loaded, and tries again', async () => {
  const host = answerAccess(network, { tokens: [aToken()] });
  network.respond(listReleaseTokens, () => apiFailure('NOT_FOUND', 'Not now', 404));
  const { user } = open();
  expect(await screen.findByText('The service tokens could not be loaded')).toBeVisible();
  network.respond(listReleaseTokens, () => ({ message: 'ok', tokens: host.tokens }));
  await user.click(await press('Retry'));
  expect(await screen.findByText('Main branch')).toBeVisible();
});

it('shows nothing of it, and asks for nothing, where the host does not know of it', async () => {
  answerReleases(network, aStatus());
  open();
  await screen.findByRole('heading', { level: 2, name: 'Timeline' });
  expect(screen.queryByText('Service tokens')).not.toBeInTheDocument();
  expect(network.calls(listReleaseOwners)).toEqual([]);
});
