import { screen, within } from '@testing-library/react';
import { getReleaseFailures } from 'shared-kit/contract/releases';
import type { FailureGroup } from 'shared-kit/contract/releases';
import { apiFailure, installFakeNetwork } from 'shared-kit/testing';
import { answerReleases, open, rollingOut } from './testing/release-screen';

const network = installFakeNetwork();

const frame = { file: 'src/cart.tsx', line: 7, column: 3, name: 'addToCart', isMapped: true };
const group: FailureGroup = {
  fingerprint: '0011223344556677',
  kind: 'error',
  name: 'TypeError',
  message: 'Cannot read properties of undefined (reading map)',
  count: 1_204,
  firstAt: '2026-03-01T11:40:00.000Z',
  lastAt: '2026-03-01T11:59:00.000Z',
  frames: [frame, { ...frame, file: 'src/page.tsx', line: 90, name: null }],
};

const respond = (groups: FailureGroup[], hasMaps = true) => {
  network.respond(getReleaseFailures, () => ({ message: 'ok', groups, hasMaps }));
};
const list = () => screen.findByRole('list', { name: 'Errors thrown in 1.2.0' });

it('shows what was thrown in the version that is rolled out: how often, where, and the stack', async () => {
  answerReleases(network, rollingOut());
  respond([group]);
  const { user } = open();
  const [entry] = within(await list()).getAllByRole('listitem');
  expect(entry).toHaveTextContent(
    'TypeError: Cannot read properties of undefined (reading map)src/cart.tsx:7',
  );
  expect(entry).toHaveTextContent(/1,204 page loads, first 20 min ago, last \d+ (s|min) ago/);
  const way = within(entry!).getByText('src/page.tsx:90');
  expect(way).not.toBeVisible();
  await user.click(within(entry!).getByText('Stack of 2 frames'));
  expect(way).toBeVisible();
  expect(entry).toHaveTextContent('addToCart at src/cart.tsx:7');
});

it('asks for the version that is rolled out', async () => {
  answerReleases(network, rollingOut());
  const asked: string[] = [];
  network.respond(getReleaseFailures, ({ params, query }) => {
    asked.push(`${params.remote} ${query.version}`);
    return { message: 'ok', groups: [], hasMaps: true };
  });
  open();
  expect(
    await screen.findByText('No browser has reported an error of this version.'),
  ).toBeVisible();
  expect(asked).toEqual(['projects 1.2.0']);
});

it('says where frames are those of built scripts, and keeps the columns that tell them apart', async () => {
  answerReleases(network, rollingOut());
  const built = { file: 'shop.0123456789.js', line: 1, column: 2_345, name: null, isMapped: false };
  respond([{ ...group, frames: [built] }], false);
  open();
  expect(within(await list()).getByText('shop.0123456789.js:1:2345')).toBeVisible();
  expect(screen.getByText(/published without source maps/)).toBeVisible();
});

it('says when it could not be loaded, and tries again', async () => {
  answerReleases(network, rollingOut());
  network.respond(getReleaseFailures, () => apiFailure('NOT_FOUND', 'Gone', 404));
  const { user } = open();
  expect(await screen.findByText('The errors could not be loaded.')).toBeVisible();
  respond([group]);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await list()).toBeVisible();
});

it('shows five errors, and the others when asked', async () => {
  answerReleases(network, rollingOut());
  respond(
    Array.from({ length: 7 }, (_, at) => ({ ...group, fingerprint: `f${at}`, name: `E${at}` })),
  );
  const { user } = open();
  expect(within(await list()).getAllByText(/^E\d: /)).toHaveLength(5);
  const sixth = screen.getByText(/^E5: /);
  expect(sixth).not.toBeVisible();
  await user.click(screen.getByText('Show 2 more errors'));
  expect(sixth).toBeVisible();
});
