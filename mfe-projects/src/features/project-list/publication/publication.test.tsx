import { screen, waitFor, within } from '@testing-library/react';
import {
  changeAddress,
  checkAddress,
  getPublication,
  listShareLinks,
  listWebsites,
  putBackDeployment,
  takeWebsiteOffline,
  takeWebsiteOnline,
} from 'shared-kit/contract';
import type { Publication } from 'shared-kit/contract';
import { aWebsiteListItem, apiFailure, installFakeNetwork, renderPage } from 'shared-kit/testing';
import ProjectListRoute from '../project-list.route';

const network = installFakeNetwork();
const project = aWebsiteListItem({ title: 'Corner Bakery' });

function aPublication(change: Partial<Publication> = {}): Publication {
  return {
    id: project.id,
    title: 'Corner Bakery',
    address: 'corner-bakery',
    link: 'http://sites.test/corner-bakery/',
    state: 'online',
    deployments: [
      { id: 'new', title: 'Corner Bakery', published_at: '2026-03-02T12:30:00.000Z', live: true },
      { id: 'old', title: 'Bakery', published_at: '2026-03-01T09:00:00.000Z', live: false },
    ],
    ...change,
  };
}

/** A stateful host with one website. */
function hostWith(start: Publication) {
  let stored = start;
  const now = (message: string, change: Partial<Publication>) => {
    stored = { ...stored, ...change };
    return { message, publication: stored };
  };
  network.respond(listWebsites, () => ({ message: [{ ...project, state: stored.state }] }));
  network.respond(listShareLinks, () => ({ message: 'Share links', links: [] }));
  network.respond(getPublication, () => now('Website loaded', {}));
  network.respond(takeWebsiteOffline, () => now('The website is offline', { state: 'offline' }));
  network.respond(takeWebsiteOnline, () => now('The website is online', { state: 'online' }));
  network.respond(putBackDeployment, ({ params }) =>
    now('The earlier state is what visitors see now', {
      deployments: stored.deployments.map((one) => ({
        ...one,
        live: one.id === params.deployment,
      })),
    }),
  );
  network.respond(checkAddress, ({ query }) =>
    query.address === 'taken'
      ? { message: 'This address is taken', free: false, suggestion: 'taken-2' }
      : { message: 'This address is free', free: true, suggestion: query.address },
  );
  network.respond(changeAddress, ({ body }) =>
    now('The website has its new address', {
      address: body.address,
      link: `http://sites.test/${body.address}/`,
    }),
  );
}

async function openPublication() {
  const page = renderPage(<ProjectListRoute />, { path: '/projects', route: '/projects' });
  await page.user.click(
    await screen.findByRole('button', { name: 'Publication of Corner Bakery' }),
  );
  const dialog = await screen.findByRole('dialog', { name: 'Published website' });
  return { page, dialog: within(dialog) };
}

test('shows whether the website is online, where, and what was published', async () => {
  hostWith(aPublication());
  const { dialog } = await openPublication();
  expect(await dialog.findByText('Online')).toBeInTheDocument();
  expect(dialog.getByRole('link', { name: /corner-bakery/ })).toHaveAttribute(
    'href',
    'http://sites.test/corner-bakery/',
  );
  const history = within(dialog.getByRole('region', { name: 'What was published' }));
  expect(history.getAllByRole('listitem')).toHaveLength(2);
  expect(history.getAllByRole('listitem')[0]).toHaveTextContent('Live');
});

test('unpublishing shows in the dialog and in the list, and can be undone', async () => {
  hostWith(aPublication());
  const { page, dialog } = await openPublication();
  await page.user.click(await dialog.findByRole('button', { name: 'Unpublish' }));
  expect(await dialog.findByText('Offline')).toBeInTheDocument();
  expect(await screen.findByText('The website is offline')).toBeInTheDocument();
  await page.user.click(await dialog.findByRole('button', { name: 'Put online again' }));
  expect(await dialog.findByText('Online')).toBeInTheDocument();
  await page.user.keyboard('{Escape}');
  await page.user.click(
    await screen.findByRole('button', { name: 'Publication of Corner Bakery' }),
  );
  const again = within(await screen.findByRole('dialog'));
  await page.user.click(await again.findByRole('button', { name: 'Unpublish' }));
  await again.findByText('Offline');
  await page.user.keyboard('{Escape}');
  expect(await screen.findByText('Offline')).toBeInTheDocument();
});

test('a suspended website shows the reason in list and dialog, and offers no actions', async () => {
  hostWith(aPublication({ state: 'suspended', suspension_reason: 'It copies a bank' }));
  network.respond(listWebsites, () => ({
    message: [{ ...project, state: 'suspended', suspension_reason: 'It copies a bank' }],
  }));
  const { dialog } = await openPublication();
  expect(await dialog.findByText('It copies a bank')).toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: /Unpublish|Put online|Change address/ })).toBeNull();
  expect(screen.getByText('Suspended: It copies a bank')).toBeInTheDocument();
});

test('an earlier deployment is restored with one click', async () => {
  hostWith(aPublication());
  const { page, dialog } = await openPublication();
  await page.user.click(
    await dialog.findByRole('button', { name: /^Put back what was published/ }),
  );
  expect(await screen.findByText('The earlier state is what visitors see now')).toBeInTheDocument();
  expect(network.calls(putBackDeployment)[0]?.params).toEqual({
    id: project.id,
    deployment: 'old',
  });
  const lines = dialog.getAllByRole('listitem');
  await waitFor(() => expect(lines[1]).toHaveTextContent('Live'));
});

test('an address is checked while typing and then saved', async () => {
  hostWith(aPublication());
  const { page, dialog } = await openPublication();
  const field = await dialog.findByRole('textbox', { name: 'Address' });
  expect(dialog.getByRole('button', { name: 'Change address' })).toBeDisabled();
  await page.user.clear(field);
  await page.user.type(field, 'taken');
  expect(await dialog.findByText(/This address is taken\. Try taken-2/)).toBeInTheDocument();
  await page.user.type(field, '-two');
  expect(
    await dialog.findByText('This address is free: http://sites.test/taken-two/'),
  ).toBeInTheDocument();
  await page.user.click(dialog.getByRole('button', { name: 'Change address' }));
  expect(await screen.findByText('The website has its new address')).toBeInTheDocument();
  expect(dialog.getByRole('link', { name: /taken-two/ })).toBeInTheDocument();
});

test('with host names, the address is the first label', async () => {
  hostWith(aPublication({ link: 'https://corner-bakery.sites.test/' }));
  const { page, dialog } = await openPublication();
  const field = await dialog.findByRole('textbox', { name: 'Address' });
  await page.user.clear(field);
  await page.user.type(field, 'rye');
  expect(
    await dialog.findByText('This address is free: https://rye.sites.test/'),
  ).toBeInTheDocument();
});

test('an invalid address shows an error on the field and sends no request', async () => {
  hostWith(aPublication());
  const { page, dialog } = await openPublication();
  const field = await dialog.findByRole('textbox', { name: 'Address' });
  await page.user.clear(field);
  await page.user.type(field, 'my bakery!');
  await page.user.click(dialog.getByRole('button', { name: 'Change address' }));
  expect(field).toHaveAccessibleDescription(/Use letters, digits and single hyphens/);
  expect(network.calls(changeAddress)).toHaveLength(0);
});

test('a refused change tells why and keeps what was typed', async () => {
  hostWith(aPublication());
  network.respond(changeAddress, () => apiFailure('CONFLICT', 'This address is taken', 409));
  const { page, dialog } = await openPublication();
  const field = await dialog.findByRole('textbox', { name: 'Address' });
  await page.user.type(field, '-new');
  await page.user.click(dialog.getByRole('button', { name: 'Change address' }));
  expect(await screen.findByText('This address is taken')).toBeInTheDocument();
  expect(field).toHaveValue('corner-bakery-new');
});

test('when it cannot be loaded there is a retry', async () => {
  hostWith(aPublication());
  network.fail(getPublication, 'unreachable');
  const { page, dialog } = await openPublication();
  expect(await dialog.findByText('The website could not be loaded')).toBeInTheDocument();
  hostWith(aPublication());
  await page.user.click(dialog.getByRole('button', { name: 'Retry' }));
  expect(await dialog.findByText('Online')).toBeInTheDocument();
});
