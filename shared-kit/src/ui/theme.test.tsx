import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { GlobalStyle } from './global-style';
import { ThemeSwitch } from './theme-switch';

const root = document.documentElement;

afterEach(() => {
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage'));
});

it('follows the system until the member chooses', async () => {
  render(<ThemeSwitch />);
  expect(screen.getByRole('radio', { name: 'Follow the system' })).toBeChecked();
  expect(root).not.toHaveAttribute('data-theme');
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(root).toHaveAttribute('data-theme', 'dark');
  await userEvent.click(screen.getByRole('radio', { name: 'Follow the system' }));
  expect(root).not.toHaveAttribute('data-theme');
});

it('remembers the choice and has it in place before the first paint', async () => {
  const { unmount } = render(<ThemeSwitch />);
  await userEvent.click(screen.getByRole('radio', { name: 'Light' }));
  unmount();
  delete root.dataset['theme'];
  render(<GlobalStyle />);
  expect(root).toHaveAttribute('data-theme', 'light');
});

it('ignores what it did not store itself', () => {
  localStorage.setItem('theme', 'sepia');
  render(<GlobalStyle />);
  expect(root).not.toHaveAttribute('data-theme');
});

it('follows other tabs, such as one that signed out', async () => {
  render(<ThemeSwitch />);
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  act(() => {
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage'));
  });
  expect(screen.getByRole('radio', { name: 'Follow the system' })).toBeChecked();
  expect(root).not.toHaveAttribute('data-theme');
});
