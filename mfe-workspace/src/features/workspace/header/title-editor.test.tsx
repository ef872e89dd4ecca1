import { screen, waitFor } from '@testing-library/react';
import { button, openReady } from '../testing/open-workspace';

// Proof P31
it('toggles an input; Enter saves, Escape does not', async () => {
  const { user } = await openReady();
  await user.click(button('Edit title'));
  const input = screen.getByRole('textbox', { name: 'Title' });
  expect(input).toHaveFocus();
  await user.keyboard('Corner Bakery{Enter}');
  expect(screen.getByRole('heading', { level: 1, name: 'Corner Bakery' })).toBeVisible();
  await waitFor(() => expect(button('Edit title')).toHaveFocus());
  await user.keyboard('{Enter}Something else{Escape}');
  expect(screen.getByRole('heading', { level: 1, name: 'Corner Bakery' })).toBeVisible();
});

// Proof P245
it('saves on leaving the input; a blank title changes nothing', async () => {
  const { user } = await openReady();
  await user.click(button('Edit title'));
  await user.keyboard('Corner Bakery');
  await user.click(screen.getByRole('textbox', { name: 'New prompt' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Corner Bakery' })).toBeVisible();
  await user.click(button('Edit title'));
  await user.keyboard('   {Enter}');
  expect(screen.getByRole('heading', { level: 1, name: 'Corner Bakery' })).toBeVisible();
});

// Proof P277
it('takes 300 characters and no more', async () => {
  const { user } = await openReady();
  await user.click(button('Edit title'));
  await user.paste('x'.repeat(400));
  await user.keyboard('{Enter}');
  expect(screen.getByRole('heading', { level: 1, name: 'x'.repeat(300) })).toBeVisible();
});

// Proof P249
it('is saved by Ctrl+S, which says so and keeps the browser’s dialog away', async () => {
  const { user } = await openReady();
  const seen = jest.fn<undefined, [boolean]>();
  const note = (event: KeyboardEvent) => event.key === 's' && seen(event.defaultPrevented);
  document.body.addEventListener('keydown', note);
  window.addEventListener('keydown', note);
  await user.click(button('Edit title'));
  await user.keyboard('Corner Bakery{Control>}s{/Control}');
  window.removeEventListener('keydown', note);
  document.body.removeEventListener('keydown', note);
  expect(seen.mock.calls).toEqual([[false], [true]]);
  expect(screen.getByRole('heading', { level: 1, name: 'Corner Bakery' })).toBeVisible();
  expect(await screen.findByText('Saved in this browser')).toBeVisible();
});
