import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { exportAuditLog, listAuditLog } from 'shared-kit/contract';
import { apiFailure, installFakeNetwork } from 'shared-kit/testing';
import { anEntry, answerLog, cellsOf, entries, open, press, rows } from './testing/audit-screen';

const network = installFakeNetwork();

const faults = async () =>
  (
    await axe.run(document.body, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    })
  ).violations;

it('shows when, who, what and about whom', async () => {
  answerLog(network, [
    anEntry({
      action: 'account.rights-changed',
      detail: { changes: { role: { from: 'user', to: 'admin' } } },
    }),
    anEntry({ id: '0', actor: null, network: null, action: 'account.added' }),
  ]);
  open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Audit Log');
  const shown = (await rows()).map(cellsOf);
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    'When',
    'Who',
    'What',
    'About',
  ]);
  expect(shown.map((cells) => cells.slice(1))).toEqual([
    ['ada@host.testfrom 203.0.113.0/24', 'Rights changedrole: user → admin', 'mira@example.com'],
    ['The host', 'Account added', 'mira@example.com'],
  ]);
  const [when] = await rows();
  expect(within(when as HTMLElement).getByText(/Mar 1, 2026/)).toHaveAttribute(
    'datetime',
    '2026-03-01T12:00:00.000Z',
  );
  expect(screen.getByRole('link', { name: 'Admin Users' })).toHaveAttribute('href', '/users');
  expect(await faults()).toEqual([]);
});

it('loads more until there is nothing more', async () => {
  answerLog(network, entries(5), 2);
  const { user } = open();
  expect(await rows()).toHaveLength(2);
  await user.click(press('Load more'));
  await waitFor(async () => expect(await rows()).toHaveLength(4));
  await user.click(press('Load more'));
  await waitFor(async () => expect(await rows()).toHaveLength(5));
  expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  expect(network.calls(listAuditLog).map(({ query }) => query.cursor)).toEqual([
    undefined,
    '1-2',
    '1-4',
  ]);
});

it('keeps what is there when more cannot be loaded, and tries again', async () => {
  answerLog(network, entries(3), 2);
  const { user } = open();
  await rows();
  network.respond(listAuditLog, () => apiFailure('INTERNAL', 'No', 500));
  await user.click(press('Load more'));
  expect(await screen.findByText(/Earlier entries could not be loaded/)).toBeInTheDocument();
  expect(await rows()).toHaveLength(2);
  answerLog(network, entries(3), 2);
  await user.click(press('Load more'));
  await waitFor(async () => expect(await rows()).toHaveLength(3));
  expect(screen.queryByText(/Earlier entries could not be loaded/)).not.toBeInTheDocument();
});

it('requests with the filters once applied and stores them in the address', async () => {
  answerLog(network, entries(1));
  const { user, location } = open();
  await rows();
  await user.selectOptions(screen.getByLabelText('What'), 'All about accounts');
  await user.type(screen.getByLabelText('Who (email)'), ' ada@host.test');
  await user.type(screen.getByLabelText('About (email or id)'), 'projects');
  await user.type(screen.getByLabelText('From (UTC)'), '2026-03-01');
  await user.type(screen.getByLabelText('To (UTC)'), '2026-03-31');
  expect(network.calls(listAuditLog)).toHaveLength(1);
  await user.click(press('Apply filters'));
  await waitFor(() => expect(network.calls(listAuditLog)).toHaveLength(2));
  expect(network.calls(listAuditLog)[1]?.query).toMatchObject({
    action: 'account',
    actor: 'ada@host.test',
    target: 'projects',
    from: '2026-03-01T00:00:00.000Z',
    to: '2026-04-01T00:00:00.000Z',
  });
  expect(new URLSearchParams(location().search).get('action')).toBe('account');

  await user.click(press('Clear filters'));
  await waitFor(() => expect(location().search).toBe(''));
  expect(screen.getByLabelText('What')).toHaveDisplayValue('Everything');
  expect(screen.getByLabelText('Who (email)')).toHaveValue('');
});

it('starts with the filter of its address and drops invalid values', async () => {
  answerLog(network, entries(1));
  open('?action=account.painted&actor=ada%40host.test&from=yesterday&to=2026-02-31x');
  await rows();
  expect(screen.getByLabelText('Who (email)')).toHaveValue('ada@host.test');
  expect(network.calls(listAuditLog)[0]?.query).toEqual({ actor: 'ada@host.test', limit: 50 });
});

it('says when nothing is recorded, and when nothing fits the filters', async () => {
  answerLog(network, []);
  const first = open();
  expect(await screen.findByText('Nothing is recorded yet')).toBeInTheDocument();
  expect(press('Export CSV')).toBeDisabled();
  first.unmount();

  const { user, location } = open('?action=model');
  expect(await screen.findByText('No entries found')).toBeInTheDocument();
  await user.click(press('Show all entries'));
  await waitFor(() => expect(location().search).toBe(''));
});

it('shows the failure, and Retry reloads', async () => {
  network.respond(listAuditLog, () => apiFailure('INTERNAL', 'No', 500));
  const { user } = open();
  expect(await screen.findByText('The audit log could not be loaded')).toBeInTheDocument();
  answerLog(network, entries(1));
  await user.click(press('Retry'));
  expect(await rows()).toHaveLength(1);
});

it('tells a user without permission who may use the screen', async () => {
  network.respond(listAuditLog, () => apiFailure('FORBIDDEN', 'You are not allowed', 403));
  open();
  expect(
    await screen.findByRole('heading', { name: 'You are not allowed to see this page' }),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Export CSV' })).not.toBeInTheDocument();
});

it('exports the filtered entries as a file', async () => {
  answerLog(network, entries(1));
  network.respond(exportAuditLog, () => ({ message: 'ok', rows: ['\uFEFF"When"\r\n'] }));
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined });
  const saved: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  const { user } = open('?action=release');
  await rows();
  await user.click(press('Export CSV'));
  await waitFor(() => expect(saved).toEqual(['audit-log.csv']));
  expect(network.calls(exportAuditLog)[0]?.query).toEqual({ action: 'release' });
  click.mockRestore();

  network.respond(exportAuditLog, () => apiFailure('INTERNAL', 'The disk is full', 500));
  await user.click(press('Export CSV'));
  expect(await screen.findByText('The disk is full')).toBeInTheDocument();
});
