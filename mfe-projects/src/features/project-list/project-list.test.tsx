import { screen, waitFor, within } from '@testing-library/react';
import { deleteWebsite, listWebsites, type WebsiteListItem } from 'shared-kit/contract';
import {
  aUser,
  aWebsiteListItem,
  apiFailure,
  installFakeNetwork,
  renderPage,
} from 'shared-kit/testing';
import ProjectListRoute from './project-list.route';

const network = installFakeNetwork();

const idOf = (index: number) => `0190c3f0-0000-7000-8000-${String(index).padStart(12, '0')}`;

const aList = (count: number, title = (index: number) => `Project ${index}`) =>
  Array.from({ length: count }, (_, index) =>
    aWebsiteListItem({ id: idOf(index + 1), title: title(index + 1) }),
  );

/** A stateful host with these projects. */
function hostWith(projects: WebsiteListItem[]) {
  let stored = projects;
  network.respond(listWebsites, () => ({ message: stored }));
  network.respond(deleteWebsite, ({ params }) => {
    stored = stored.filter(({ id }) => id !== params.id);
    return { message: 'The website was taken down' };
  });
}

const open = () =>
  renderPage(<ProjectListRoute />, {
    path: '/projects',
    route: '/projects',
    session: { user: aUser({ name: 'Ada Lovelace' }) },
  });

const shownTitles = () =>
  within(screen.getByRole('list', { name: 'Projects' }))
    .getAllByRole('heading')
    .map((heading) => heading.textContent);

async function search() {
  const box = await screen.findByRole('searchbox', { name: 'Search projects' });
  await waitFor(() => expect(screen.getByRole('searchbox')).toBeEnabled());
  return box.isConnected ? box : screen.getByRole('searchbox');
}

// Proof P97
test('welcomes the member by name and leads to a new project', async () => {
  hostWith(aList(1));
  const page = open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ada Lovelace');
  await page.user.click(screen.getByRole('link', { name: 'Create New Project' }));
  expect(page.location().pathname).toBe('/create-project');
});

// Proof P103
test('a row shows title, published link, date and the badge', async () => {
  hostWith([
    aWebsiteListItem({
      title: 'Corner Bakery',
      content: 'http://sites.test/corner-bakery/',
      created_at: '2026-03-02T12:30:00.000Z',
    }),
  ]);
  open();
  expect(await screen.findByRole('heading', { name: 'Corner Bakery' })).toBeInTheDocument();
  const link = screen.getByRole('link', { name: 'http://sites.test/corner-bakery/' });
  expect(link).toHaveAttribute('href', 'http://sites.test/corner-bakery/');
  expect(link).toHaveAttribute('target', '_blank');
  expect(screen.getByText('Mar 2, 2026')).toBeInTheDocument();
  expect(screen.getByText('Published')).toBeInTheDocument();
});

test('while loading there is a skeleton, no empty state', async () => {
  let answer: ((list: { message: WebsiteListItem[] }) => void) | undefined;
  network.respond(listWebsites, () => new Promise((resolve) => (answer = resolve)));
  open();
  expect(screen.getByText('Loading your projects')).toBeInTheDocument();
  expect(screen.queryByText('No projects yet')).not.toBeInTheDocument();
  await waitFor(() => expect(network.calls(listWebsites)).toHaveLength(1));
  answer?.({ message: [] });
  expect(await screen.findByText('No projects yet')).toBeInTheDocument();
  expect(screen.queryByText('Loading your projects')).not.toBeInTheDocument();
});

test('without projects it says why and what to do next', async () => {
  hostWith([]);
  open();
  expect(
    await screen.findByText(/appears here, as a draft until you publish it/),
  ).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Create New Project' })).toHaveLength(2);
});

// Proof P98
test('search finds by title case-insensitively and starts at page 1', async () => {
  hostWith([...aList(25), aWebsiteListItem({ id: idOf(99), title: 'Chess CLUB' })]);
  const page = open();
  await page.user.click(await screen.findByRole('button', { name: '3' }));
  await page.user.type(await search(), 'club');
  expect(shownTitles()).toEqual(['Chess CLUB']);
  await page.user.clear(await search());
  expect(shownTitles()[0]).toBe('Project 1');
});

test('when nothing matches it says so and offers the way back', async () => {
  hostWith(aList(2));
  const page = open();
  await page.user.type(await search(), 'zebra');
  expect(screen.getByText('No projects match')).toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: 'Show all projects' }));
  expect(shownTitles()).toEqual(['Project 1', 'Project 2']);
});

// Proof P101
test('shows ten projects a page', async () => {
  hostWith(aList(23));
  const page = open();
  await screen.findByRole('heading', { name: 'Project 1' });
  expect(shownTitles()).toHaveLength(10);
  await page.user.click(screen.getByRole('button', { name: 'Next' }));
  expect(shownTitles()[0]).toBe('Project 11');
  await page.user.click(screen.getByRole('button', { name: '3' }));
  expect(shownTitles()).toEqual(['Project 21', 'Project 22', 'Project 23']);
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
});

test('a thousand projects put ten rows into the document', async () => {
  hostWith(aList(1000));
  open();
  expect(await screen.findByText('1,000 projects')).toBeInTheDocument();
  expect(shownTitles()).toHaveLength(10);
  expect(screen.getByRole('button', { name: '100' })).toBeInTheDocument();
});

test('a title of 300 characters is whole for screen readers and for the pointer', async () => {
  const title = 'Long '.repeat(60);
  hostWith([aWebsiteListItem({ title })]);
  open();
  const heading = await screen.findByRole('heading', { level: 2 });
  expect(heading).toHaveAttribute('title', title);
  expect(heading.textContent).toBe(title);
});

// Proof P109
test('copies the published link', async () => {
  hostWith([aWebsiteListItem({ title: 'Bakery', content: 'http://sites.test/bakery/' })]);
  const page = open();
  await page.user.click(await screen.findByRole('button', { name: 'Copy link of Bakery' }));
  expect(await screen.findByText('Link Copied')).toBeInTheDocument();
  await expect(navigator.clipboard.readText()).resolves.toBe('http://sites.test/bakery/');
});

test('deleting asks first, naming the project; cancelling calls nothing', async () => {
  hostWith([aWebsiteListItem({ title: 'Bakery' })]);
  const page = open();
  const button = await screen.findByRole('button', { name: 'Delete Bakery' });
  await page.user.click(button);
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('Bakery');
  expect(dialog).toHaveTextContent('its published page goes offline');
  await page.user.click(within(dialog).getByRole('button', { name: 'Keep project' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(network.calls(deleteWebsite)).toHaveLength(0);
  await waitFor(() => expect(button).toHaveFocus());
});

async function confirmDeletionOf(page: ReturnType<typeof open>, title: string) {
  await page.user.click(await screen.findByRole('button', { name: `Delete ${title}` }));
  await page.user.click(await screen.findByRole('button', { name: 'Delete project' }));
}

// Proof P106
test('after deleting, the message is shown and the list reloads', async () => {
  hostWith(aList(2));
  const page = open();
  await confirmDeletionOf(page, 'Project 1');
  expect(await screen.findByText('The website was taken down')).toBeInTheDocument();
  await waitFor(() => expect(shownTitles()).toEqual(['Project 2']));
  expect(network.calls(deleteWebsite)[0]?.params).toEqual({ id: idOf(1) });
  expect(network.calls(listWebsites)).toHaveLength(2);
  await waitFor(() => expect(screen.getByRole('region', { name: 'Your projects' })).toHaveFocus());
});

test('after deleting the last project, the focus stays with the list that is now empty', async () => {
  hostWith(aList(1));
  const page = open();
  await confirmDeletionOf(page, 'Project 1');
  expect(await screen.findByText('No projects yet')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('region', { name: 'Your projects' })).toHaveFocus());
});

test('a double click on the confirmation deletes once', async () => {
  hostWith(aList(2));
  const page = open();
  await page.user.click(await screen.findByRole('button', { name: 'Delete Project 1' }));
  await page.user.dblClick(await screen.findByRole('button', { name: 'Delete project' }));
  await waitFor(() => expect(shownTitles()).toEqual(['Project 2']));
  expect(network.calls(deleteWebsite)).toHaveLength(1);
});

// Proof P108
test('deleting the only project of the last page shows the page before', async () => {
  hostWith(aList(11));
  const page = open();
  await page.user.click(await screen.findByRole('button', { name: '2' }));
  await confirmDeletionOf(page, 'Project 11');
  await waitFor(() => expect(shownTitles()).toHaveLength(10));
  expect(screen.getByRole('button', { name: '1' })).toHaveAttribute('aria-current', 'page');
});

// Proof P344
test('a failed deletion is logged and not shown; the project stays', async () => {
  hostWith(aList(2));
  network.respond(deleteWebsite, () => apiFailure('INTERNAL', 'The disk is full', 500));
  const page = open();
  await confirmDeletionOf(page, 'Project 1');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(shownTitles()).toEqual(['Project 1', 'Project 2']);
  expect(page.reported).toContainEqual({
    name: 'delete-website-failed',
    detail: { code: 'INTERNAL', status: 500 },
  });
  expect(screen.queryByText('The disk is full')).not.toBeInTheDocument();
});

// Proof P343
test('a failed load is logged, not toasted, and Retry works once the cause is gone', async () => {
  network.fail(listWebsites, 'unreachable');
  const page = open();
  const error = await screen.findByRole('alert');
  expect(error).toHaveTextContent('Your projects could not be loaded');
  expect(page.reported).toHaveLength(1);
  hostWith(aList(1));
  await page.user.click(within(error).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Project 1' })).toBeInTheDocument();
});

test('when the reload after a deletion fails, the page says that it may be outdated', async () => {
  hostWith(aList(2));
  const page = open();
  await screen.findByRole('heading', { name: 'Project 1' });
  network.fail(listWebsites, 'unreachable');
  await confirmDeletionOf(page, 'Project 1');
  expect(await screen.findByText('The list could not be reloaded')).toBeInTheDocument();
  network.respond(listWebsites, () => ({ message: aList(2).slice(1) }));
  await page.user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(shownTitles()).toEqual(['Project 2']));
});
