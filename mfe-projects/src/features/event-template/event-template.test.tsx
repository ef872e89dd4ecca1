import { screen, waitFor, within } from '@testing-library/react';
import { renderPage } from 'shared-kit/testing';
import EventTemplateRoute from './event-template.route';

const open = () => renderPage(<EventTemplateRoute />, { path: '/template', session: null });

const card = (name: string) => screen.getByRole('article', { name });
const inCard = (title: string, button: string) =>
  within(card(title)).getByRole('button', { name: button });

// Proof P175
test('shows six events to anyone, each with a picture, category, date and location', () => {
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Upcoming Events' })).toBeInTheDocument();
  const cards = screen.getAllByRole('article');
  expect(cards).toHaveLength(6);
  for (const each of cards) {
    expect(each.querySelector('svg[viewBox="0 0 320 180"]')).toBeInTheDocument();
    expect(each.querySelector('time')).toHaveAttribute(
      'datetime',
      expect.stringMatching(/^\d{4}-/),
    );
  }
  expect(card('Harbour Jazz Night')).toHaveTextContent(/Music.*February 13.*Old Pier Hall/);
});

// Proof P177
test('selecting and deselecting counts', async () => {
  const page = open();
  expect(screen.getByText('0 event(s) selected')).toBeInTheDocument();
  await page.user.click(inCard('Harbour Jazz Night', 'Select'));
  await page.user.click(inCard('Maker Saturday', 'Select'));
  expect(screen.getByText('2 event(s) selected')).toBeInTheDocument();
  await page.user.click(inCard('Maker Saturday', 'Deselect'));
  expect(screen.getByText('1 event(s) selected')).toBeInTheDocument();
  expect(inCard('Maker Saturday', 'Select')).toBeInTheDocument();
});

// Proof P178
test('the preview selects, deselects and closes', async () => {
  const page = open();
  const preview = inCard('Spring Food Market', 'Preview');
  await page.user.click(preview);
  const dialog = await screen.findByRole('dialog', { name: 'Spring Food Market' });
  expect(dialog).toHaveTextContent('Station Square');
  await page.user.click(within(dialog).getByRole('button', { name: 'Select Event' }));
  expect(screen.getByText('1 event(s) selected')).toBeInTheDocument();
  await page.user.click(within(dialog).getByRole('button', { name: 'Deselect Event' }));
  expect(screen.getByText('0 event(s) selected')).toBeInTheDocument();
  await page.user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(preview).toHaveFocus());
});

// Proof P179
test('Escape closes the preview', async () => {
  const page = open();
  await page.user.click(inCard('Interface Meetup', 'Preview'));
  await screen.findByRole('dialog');
  await page.user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
