import { screen, waitFor, within } from '@testing-library/react';
import { listUsers } from 'shared-kit/contract';
import { aUser, apiFailure, installFakeNetwork, rawAnswer } from 'shared-kit/testing';
import {
  admin,
  answerUsers,
  faults,
  names,
  open,
  pageShown,
  people,
  press,
  rows,
  status,
} from './testing/users-screen';

const network = installFakeNetwork();

const cells = (row: HTMLElement | undefined) =>
  within(row as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

// Proof P122
it('shows the columns of the specification, and a purple badge for admins', async () => {
  answerUsers(network, [admin, aUser({ name: 'Mira', created_at: '2026-03-01T09:00:00.000Z' })]);
  open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Admin Users');
  await status('2 users');
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    'Name',
    'Email',
    'Role',
    'Created At',
    'Actions',
  ]);
  expect(cells(rows()[1])).toEqual(['Mira', 'mira@example.com', 'user', 'Mar 1, 2026', '']);
  const colours = ['admin', 'user'].map((role) => getComputedStyle(screen.getByText(role)).color);
  expect(colours).toEqual(['var(--color-purple-text)', 'var(--color-text)']);
  expect(await faults()).toEqual([]);
});

it('leads admins to the audit log', async () => {
  answerUsers(network, people(1));
  open();
  await status('1 user');
  expect(screen.getByRole('link', { name: 'Audit log' })).toHaveAttribute('href', '/audit');
});

// Proof P132
it('says that it is fetching, then shows ten of them and the pages', async () => {
  answerUsers(network, people(23));
  const { user } = open();
  expect(screen.getByText('Fetching your users...')).toBeInTheDocument();
  expect(screen.queryByText('No results found')).not.toBeInTheDocument();
  await status('23 users');
  expect(names()).toHaveLength(10);
  await user.click(press('Next'));
  await waitFor(() => expect(names()[0]).toBe('Person 11'));
  await user.click(press('3'));
  await waitFor(() => expect(names()).toEqual(['Person 21', 'Person 22', 'Person 23']));
  expect(press('Next')).toBeDisabled();
  await user.click(press('Previous'));
  await waitFor(() => expect(names()[0]).toBe('Person 11'));
  expect(network.calls(listUsers).map(({ query }) => [query.page, query.page_size])).toEqual([
    [1, 10],
    [2, 10],
    [3, 10],
  ]);
});

// Proof P310
it('asks for one page at a time, and for a search only when there is one', async () => {
  answerUsers(network, people(23));
  const { user } = open();
  await status('23 users');
  await user.click(press('Next'));
  await waitFor(() => expect(names()[0]).toBe('Person 11'));
  expect(network.calls(listUsers).map(({ query }) => query)).toEqual([
    { page: 1, page_size: 10 },
    { page: 2, page_size: 10 },
  ]);
});

// Proof P146
it('pages a complete response itself, with one request', async () => {
  answerUsers(network, people(23), false);
  const { user } = open();
  await status('23 users');
  await user.click(press('3'));
  expect(names()).toEqual(['Person 21', 'Person 22', 'Person 23']);
  await user.type(screen.getByRole('searchbox'), 'P2@');
  await waitFor(() => expect(names()).toEqual(['Person 2']));
  expect(network.calls(listUsers)).toHaveLength(1);
});

// Proof P135
it('shows first, last, current and neighbours of many pages', async () => {
  answerUsers(network, people(100));
  const { user } = open();
  await status('100 users');
  await user.click(press('10'));
  await user.click(await screen.findByRole('button', { name: '9' }));
  await waitFor(() => expect(pageShown()).toBe('9'));
  const numbers = within(screen.getByRole('navigation')).getAllByRole('listitem');
  expect(numbers.map(({ textContent }) => textContent)).toEqual(['1', '…', '8', '9', '10']);
});

// Proof P139
it('says when there is nobody, and offers to add somebody', async () => {
  answerUsers(network, []);
  const { user } = open();
  expect(await screen.findByText('No results found')).toBeInTheDocument();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  await user.click(screen.getAllByRole('button', { name: 'Add New User' })[1] as HTMLElement);
  expect(await screen.findByRole('dialog', { name: 'Add New User' })).toBeInTheDocument();
});

// Proof P144
it('shows the failure, and Retry reloads', async () => {
  network.respond(listUsers, () => rawAnswer(400, {}));
  const { user } = open();
  expect(await screen.findByText('The users could not be loaded')).toBeInTheDocument();
  expect(screen.getByText('Get Users failed')).toBeInTheDocument();
  answerUsers(network, people(1));
  await user.click(press('Retry'));
  await status('1 user');
});

// Proof P145
it('tells a user without permission who may use the screen', async () => {
  network.respond(listUsers, () => apiFailure('FORBIDDEN', 'You are not allowed', 403));
  open();
  expect(
    await screen.findByRole('heading', { name: 'You are not allowed to see this page' }),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add New User' })).not.toBeInTheDocument();
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Audit log' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to Tutorials' })).toHaveAttribute(
    'href',
    '/tutorials',
  );
  expect(await faults()).toEqual([]);
});
