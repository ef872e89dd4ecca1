import { screen, within } from '@testing-library/react';
import { listProjects, listWebsites, samplePrompts } from 'shared-kit/contract';
import {
  aProjectSummary,
  aWebsiteListItem,
  installFakeNetwork,
  renderPage,
} from 'shared-kit/testing';
import TutorialsRoute from './tutorials.route';

const network = installFakeNetwork();
const open = () => renderPage(<TutorialsRoute />, { path: '/tutorials', route: '/tutorials' });

const step = async (name: string) => within(await screen.findByRole('region', { name }));
const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));

test('a member without a site gets three starting points that fill the prompt', async () => {
  network.respond(listProjects, () => ({ message: 'ok', projects: [], total: 0 }));
  network.respond(listWebsites, () => ({ message: [] }));
  open();
  const first = await step('Make your first site');
  const links = within(first.getByRole('list')).getAllByRole('link');
  expect(hrefs(links)).toEqual([1, 2, 6].map((id) => `/create-project?sample=${id}`));
  expect(samplePrompts.map(({ id }) => id)).toEqual(expect.arrayContaining([1, 2, 6]));
  expect(first.getByRole('link', { name: 'Create New Project' })).toHaveAttribute(
    'href',
    '/create-project',
  );
});

test('a member with sites continues with the latest ones', async () => {
  network.respond(listProjects, () => ({
    message: 'ok',
    projects: [aProjectSummary({ id: 'p1', title: 'Chess Club' })],
    total: 9,
  }));
  open();
  expect(await screen.findByRole('link', { name: /Chess Club/ })).toHaveAttribute(
    'href',
    '/workspace?project=p1',
  );
  expect(screen.queryByText('Make your first site')).not.toBeInTheDocument();
});

test('starting points fill the remaining places', async () => {
  network.respond(listProjects, () => ({
    message: 'ok',
    projects: [aProjectSummary({ id: 'p1', title: 'Chess Club' })],
    total: 1,
  }));
  open();
  await screen.findByRole('link', { name: /Chess Club/ });
  const sites = await step('Your sites');
  expect(hrefs(within(sites.getByRole('list')).getAllByRole('link'))).toEqual([
    '/workspace?project=p1',
    '/create-project?sample=1',
    '/create-project?sample=2',
  ]);
});

test('for a host without projects the websites are loaded', async () => {
  network.respond(listWebsites, () => ({ message: [aWebsiteListItem({ id: 'w1' })] }));
  open();
  const link = await screen.findByRole('link', { name: /Corner Bakery Site/ });
  expect(link).toHaveAttribute('href', '/workspace?website=w1');
});

test('when loading fails, no claims are made and the next step is still offered', async () => {
  network.fail(listProjects, 'unreachable');
  open();
  const step1 = await step('Make a site');
  expect(within(step1.getByRole('list')).getAllByRole('link')).toHaveLength(3);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
