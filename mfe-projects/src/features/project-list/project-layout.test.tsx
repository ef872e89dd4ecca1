import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { listWebsites } from 'shared-kit/contract';
import type { WebsiteListItem } from 'shared-kit/contract';
import { aWebsiteListItem, installFakeNetwork, renderPage } from 'shared-kit/testing';
import ProjectListRoute from './project-list.route';

const network = installFakeNetwork();
afterEach(() => {
  localStorage.clear();
  jest.useRealTimers();
});

const picture = '/api/thumbnails/a/b/c.webp';
const hostWith = (...projects: WebsiteListItem[]) =>
  network.respond(listWebsites, () => ({ message: projects }));

const open = () => renderPage(<ProjectListRoute />, { path: '/projects', route: '/projects' });

// Proof P104
it.each(['Cards', 'Rows'])('%s show all a project has and offer all it can do', async (look) => {
  hostWith(
    aWebsiteListItem({
      title: 'Corner Bakery',
      content: 'http://sites.test/corner-bakery/',
      created_at: '2026-03-02T12:30:00.000Z',
      thumbnail: picture,
    }),
  );
  const { user } = open();
  await user.click(screen.getByRole('radio', { name: look }));
  await screen.findByRole('heading', { name: 'Corner Bakery' });
  const item = within(screen.getByRole('list', { name: 'Projects' })).getByRole('listitem');
  expect(within(item).getByRole('link', { name: /corner-bakery/ })).toHaveAttribute(
    'href',
    'http://sites.test/corner-bakery/',
  );
  expect(within(item).getByText('Mar 2, 2026')).toBeInTheDocument();
  expect(within(item).getByText('Published')).toBeInTheDocument();
  for (const action of ['Publication of', 'Copy link of', 'Delete']) {
    expect(within(item).getByRole('button', { name: `${action} Corner Bakery` })).toBeEnabled();
  }
  const image = within(item).getByRole('img', { name: 'Page of Corner Bakery' });
  expect(image).toHaveAttribute('src', picture);
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image).toHaveAttribute('width', '640');
});

it('cards are the default; the choice works by keyboard and is stored in this browser', async () => {
  hostWith(aWebsiteListItem());
  const page = open();
  await screen.findByRole('heading', { name: 'Corner Bakery Site' });
  expect(screen.getByRole('group', { name: 'Show projects as' })).toBeInTheDocument();
  const cards = screen.getByRole('radio', { name: 'Cards' });
  expect(cards).toBeChecked();
  act(() => cards.focus());
  await page.user.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'Rows' })).toBeChecked();
  page.unmount();
  open();
  await screen.findByRole('heading', { name: 'Corner Bakery Site' });
  expect(screen.getByRole('radio', { name: 'Rows' })).toBeChecked();
});

it('an unknown stored value is ignored', async () => {
  localStorage.setItem('projects-look', '<b>');
  hostWith(aWebsiteListItem());
  open();
  expect(await screen.findByRole('radio', { name: 'Cards' })).toBeChecked();
});

it('a thumbnail in progress says so, and appears a few seconds later', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  hostWith(aWebsiteListItem({ title: 'Bakery', thumbnail: null }));
  open();
  expect(await screen.findByText('The picture of Bakery is being made')).toBeInTheDocument();
  hostWith(aWebsiteListItem({ title: 'Bakery', thumbnail: picture }));
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  expect(await screen.findByRole('img', { name: 'Page of Bakery' })).toBeInTheDocument();
  const asked = network.calls(listWebsites).length;
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(network.calls(listWebsites)).toHaveLength(asked);
});

it('polling for a thumbnail that cannot be made ends', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  hostWith(aWebsiteListItem({ thumbnail: null }));
  open();
  await screen.findByRole('heading', { name: 'Corner Bakery Site' });
  await act(() => jest.advanceTimersByTimeAsync(600_000));
  expect(network.calls(listWebsites).length).toBeLessThanOrEqual(12);
});

it('a missing thumbnail leaves its place and no alternative text', async () => {
  hostWith(
    aWebsiteListItem({ title: 'Lost', thumbnail: picture }),
    aWebsiteListItem({ id: '0190c3f0-0000-7000-8000-000000000102', title: 'Plain' }),
  );
  open();
  fireEvent.error(await screen.findByRole('img', { name: 'Page of Lost' }));
  await waitFor(() => expect(screen.queryByRole('img')).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { name: 'Plain' })).toBeInTheDocument();
});
