import { screen, waitFor } from '@testing-library/react';
import { listDeletedWebsites, listWebsites, undeleteWebsite } from 'shared-kit/contract';
import { aWebsiteListItem, apiFailure, installFakeNetwork, renderPage } from 'shared-kit/testing';
import ProjectListRoute from './project-list.route';

const network = installFakeNetwork();
const deleted = {
  id: '0190c3f0-0000-7000-8000-000000000001',
  title: 'Corner Bakery',
  deleted_at: '2026-03-02T12:30:00.000Z',
  gone_at: '2026-03-09T12:30:00.000Z',
};

function hostWithDeleted() {
  let gone = [deleted];
  network.respond(listWebsites, () => ({
    message: gone.length === 0 ? [aWebsiteListItem({ title: 'Corner Bakery' })] : [],
  }));
  network.respond(listDeletedWebsites, () => ({ message: 'Deleted websites', websites: gone }));
  network.respond(undeleteWebsite, () => {
    gone = [];
    return { message: 'The website is back' };
  });
}

async function openDeleted() {
  const page = renderPage(<ProjectListRoute />, { path: '/projects', route: '/projects' });
  await page.user.click(await screen.findByText('Recently deleted'));
  return page;
}

test('loads nothing until it is opened; restoring returns the project to the list', async () => {
  hostWithDeleted();
  const page = renderPage(<ProjectListRoute />, { path: '/projects', route: '/projects' });
  await screen.findByText('No projects yet');
  expect(network.calls(listDeletedWebsites)).toHaveLength(0);
  await page.user.click(screen.getByText('Recently deleted'));
  expect(await screen.findByText('Kept until Mar 9, 2026')).toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: 'Bring Corner Bakery back' }));
  expect(await screen.findByText('The website is back')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Corner Bakery' })).toBeInTheDocument();
  expect(await screen.findByText('Nothing was deleted in the last 7 days.')).toBeInTheDocument();
});

test('shows the host’s message when it is too late to restore', async () => {
  hostWithDeleted();
  network.respond(undeleteWebsite, () =>
    apiFailure('NOT_FOUND', 'This website cannot be brought back any more', 404),
  );
  const page = await openDeleted();
  await page.user.click(await screen.findByRole('button', { name: 'Bring Corner Bakery back' }));
  expect(
    await screen.findByText('This website cannot be brought back any more'),
  ).toBeInTheDocument();
});

test('when they cannot be loaded there is a retry', async () => {
  hostWithDeleted();
  network.fail(listDeletedWebsites, 'unreachable');
  const page = await openDeleted();
  expect(await screen.findByText('The deleted projects could not be loaded')).toBeInTheDocument();
  hostWithDeleted();
  await page.user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.getByText('Corner Bakery')).toBeInTheDocument());
});
