import { screen, waitFor, within } from '@testing-library/react';
import {
  changeMessage,
  deleteMessage,
  exportMessages,
  listMessages,
  listWebsites,
  readAllMessages,
} from 'shared-kit/contract';
import type { FormMessage } from 'shared-kit/contract';
import { aWebsiteListItem, apiFailure, installFakeNetwork, renderPage } from 'shared-kit/testing';
import ProjectListRoute from '../project-list.route';

const network = installFakeNetwork();
const project = aWebsiteListItem({ title: 'Corner Bakery' });

const idOf = (index: number) => `0190c3f0-0000-7000-8000-${String(index).padStart(12, '0')}`;

const aMessage = (change: Partial<FormMessage> = {}): FormMessage => ({
  id: idOf(1),
  form: 'Contact',
  fields: [
    { name: 'name', value: 'Ana Lima' },
    { name: 'your_e-mail', value: 'ana@example.org' },
    { name: 'message', value: 'Two loaves for Saturday, please.' },
  ],
  received_at: '2026-03-02T12:30:00.000Z',
  read: false,
  spam: false,
  ...change,
});

/** A stateful host with these messages. */
function hostWith(messages: FormMessage[]) {
  let stored = messages;
  const unread = () => stored.filter(({ read, spam }) => !read && !spam).length;
  network.respond(listWebsites, () => ({
    message: [{ ...project, unread_messages: unread() }],
  }));
  network.respond(listMessages, ({ query }) => {
    const { box = 'inbox', page = 1 } = query;
    const inBox = stored.filter(({ spam }) => spam === (box === 'spam'));
    return {
      message: 'Messages loaded',
      messages: inBox.slice((page - 1) * 20, page * 20),
      website: project.title,
      total: inBox.length,
      unread: unread(),
      spam: stored.filter(({ spam }) => spam).length,
    };
  });
  network.respond(changeMessage, ({ params, body }) => {
    stored = stored.map((one) =>
      one.id === params.message
        ? { ...one, read: body.read ?? one.read, spam: body.spam ?? one.spam }
        : one,
    );
    return { message: 'The message is in Spam now', changed: stored[0] ?? aMessage() };
  });
  network.respond(readAllMessages, () => {
    stored = stored.map((one) => ({ ...one, read: true }));
    return { message: 'All messages are marked as read' };
  });
  network.respond(deleteMessage, ({ params }) => {
    stored = stored.filter(({ id }) => id !== params.message);
    return { message: 'The message is deleted' };
  });
}

const open = (path = `/projects?messages=${project.id}`) =>
  renderPage(<ProjectListRoute />, { path, route: '/projects' });

const rows = async (name = 'Inbox') =>
  within(await screen.findByRole('list', { name })).getAllByRole('listitem');

test('the project shows the unread count and links to its messages, and back', async () => {
  hostWith([
    aMessage(),
    aMessage({ id: idOf(2), read: true }),
    aMessage({ id: idOf(3), spam: true }),
  ]);
  const page = open('/projects');
  await page.user.click(
    await screen.findByRole('link', { name: 'Messages of Corner Bakery, 1 unread' }),
  );
  expect(await screen.findByRole('heading', { name: 'Messages', level: 1 })).toBeInTheDocument();
  expect(await screen.findByText('Corner Bakery')).toBeInTheDocument();
  expect(await rows()).toHaveLength(2);
  await page.user.click(screen.getByRole('link', { name: 'Projects' }));
  expect(page.location()).toMatchObject({ pathname: '/projects', search: '' });
});

test('opening a message shows all of it and marks it as read', async () => {
  hostWith([aMessage()]);
  const page = open();
  const summary = await screen.findByRole('button', {
    name: /Unread: Ana Lima Contact · Two loaves/,
  });
  expect(summary).toHaveAttribute('aria-expanded', 'false');
  await page.user.click(summary);
  expect(screen.getByText('Your e mail')).toBeInTheDocument();
  expect(screen.getByText('Two loaves for Saturday, please.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Reply by email' })).toHaveAttribute(
    'href',
    'mailto:ana@example.org',
  );
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Ana Lima/ })).toHaveAttribute(
      'aria-expanded',
      'true',
    ),
  );
  expect(network.calls(changeMessage)[0]?.body).toEqual({ read: true });
  await page.user.click(screen.getByRole('button', { name: 'Mark as unread' }));
  expect(await screen.findByRole('button', { name: /Unread: Ana Lima/ })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
});

test('spam has its own mailbox; a message moves there and back', async () => {
  hostWith([aMessage({ read: true })]);
  const page = open();
  await page.user.click(await screen.findByRole('button', { name: /^Ana Lima/ }));
  await page.user.click(screen.getByRole('button', { name: 'Move to Spam' }));
  expect(await screen.findByText('No messages yet')).toBeInTheDocument();
  await page.user.click(await screen.findByRole('tab', { name: 'Spam (1)' }));
  expect(await rows('Spam')).toHaveLength(1);
  await page.user.click(screen.getByRole('button', { name: /^Ana Lima/ }));
  await page.user.click(screen.getByRole('button', { name: 'Not spam' }));
  expect(await screen.findByText('No spam')).toBeInTheDocument();
  expect(network.calls(changeMessage).map(({ body }) => body)).toEqual([
    { spam: true },
    { spam: false },
  ]);
});

test('a message is deleted after a question', async () => {
  hostWith([aMessage({ read: true })]);
  const page = open();
  await page.user.click(await screen.findByRole('button', { name: /^Ana Lima/ }));
  await page.user.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete this message?' });
  expect(dialog).toHaveTextContent('It is from Ana Lima. It cannot be brought back.');
  expect(network.calls(deleteMessage)).toHaveLength(0);
  await page.user.click(within(dialog).getByRole('button', { name: 'Delete message' }));
  expect(await screen.findByText('No messages yet')).toBeInTheDocument();
});

test('everything is marked as read at once', async () => {
  hostWith([aMessage(), aMessage({ id: idOf(2) })]);
  const page = open();
  expect(await screen.findByRole('tab', { name: 'Inbox (2)' })).toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  expect(await screen.findByRole('tab', { name: 'Inbox' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Mark all as read' })).toBeDisabled();
});

test('shows twenty a page; deleting the last one of a page shows the previous page', async () => {
  hostWith(Array.from({ length: 21 }, (_, index) => aMessage({ id: idOf(index + 1), read: true })));
  const page = open();
  await page.user.click(await screen.findByRole('button', { name: 'Next' }));
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  await page.user.click(screen.getByRole('button', { name: /^Ana Lima/ }));
  await page.user.click(screen.getByRole('button', { name: 'Delete' }));
  await page.user.click(await screen.findByRole('button', { name: 'Delete message' }));
  await waitFor(async () => expect(await rows()).toHaveLength(20));
});

test('exports a mailbox as CSV', async () => {
  hostWith([aMessage()]);
  network.respond(exportMessages, () => ({
    message: 'Messages exported',
    rows: ['\uFEFFForm\r\n', 'Contact\r\n'],
  }));
  const files: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (file: Blob) => {
      files.push(file);
      return 'blob:file';
    },
    revokeObjectURL: () => undefined,
  });
  const names: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  const page = open();
  await screen.findByRole('list', { name: 'Inbox' });
  await page.user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(names).toEqual(['messages.csv']));
  expect(files[0]?.type).toBe('text/csv;charset=utf-8');
  expect(files[0]?.size).toBe(3 + 4 + 2 + 7 + 2);
  click.mockRestore();
});

test('shows no claims while loading; a failure is shown and can be retried', async () => {
  network.respond(listMessages, () => apiFailure('INTERNAL', 'No', 500));
  const page = open();
  expect(screen.queryByText('No messages yet')).not.toBeInTheDocument();
  expect(await screen.findByText('The messages could not be loaded')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
  hostWith([]);
  await page.user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No messages yet')).toBeInTheDocument();
});
