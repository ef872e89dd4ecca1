import { act, fireEvent, render, screen } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { notify } from './notify';
import { Toaster } from './toaster';

beforeEach(() => {
  jest.useFakeTimers();
  render(<Toaster />);
});

afterEach(() => {
  act(() => toast.removeAll());
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const region = () => screen.getByRole('region', { name: 'Notifications' });

// Proof P337
it('reads success politely and failure at once', () => {
  act(() => {
    notify.success('Link Copied');
    notify.error('Login failed');
  });
  expect(screen.getByRole('status')).toHaveTextContent('Link Copied');
  expect(screen.getByRole('alert')).toHaveTextContent('Login failed');
});

// Proof P333
it('stays 3 seconds', () => {
  act(() => notify.success('Link Copied'));
  pass(2999);
  expect(screen.getByText('Link Copied')).toBeVisible();
  pass(1);
  // It fades now, and leaves the document when that is done.
  expect(screen.getByText('Link Copied')).not.toBeVisible();
  pass(200);
  expect(screen.queryByText('Link Copied')).not.toBeInTheDocument();
});

// Proof P334
it.each([
  ['hovered', fireEvent.mouseEnter, fireEvent.mouseLeave],
  ['focused', fireEvent.focus, fireEvent.blur],
])('stops its time and its bar while %s', (_how, enter, leave) => {
  act(() => notify.error('Publish failed'));
  pass(2000);
  enter(region());
  expect(screen.getByTestId('toast-progress')).toHaveStyle({ animationPlayState: 'paused' });
  pass(60_000);
  expect(screen.getByText('Publish failed')).toBeInTheDocument();
  leave(region());
  expect(screen.getByTestId('toast-progress')).toHaveStyle({ animationPlayState: 'running' });
  pass(999);
  expect(screen.getByText('Publish failed')).toBeVisible();
  pass(1);
  expect(screen.getByText('Publish failed')).not.toBeVisible();
  pass(200);
  expect(screen.queryByText('Publish failed')).not.toBeInTheDocument();
});

it('can be dismissed', () => {
  act(() => notify.error('Publish failed'));
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  pass(200);
  expect(screen.queryByText('Publish failed')).not.toBeInTheDocument();
});

it('offers what can be done about it, and goes when that is done', () => {
  const onPress = jest.fn();
  act(() => notify.successWithAction('The website was deleted', { label: 'Undo', onPress }));
  expect(screen.getByRole('status')).toHaveTextContent('The website was deleted');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onPress).toHaveBeenCalledTimes(1);
  pass(200);
  expect(screen.queryByText('The website was deleted')).not.toBeInTheDocument();
});

it('runs on after the hovered toast was dismissed', () => {
  act(() => {
    notify.success('Link Copied');
  });
  fireEvent.mouseEnter(region());
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  pass(200);
  act(() => notify.success('Another'));
  pass(3000);
  pass(200);
  expect(screen.queryByText('Another')).not.toBeInTheDocument();
});

it('is paused once by pointer and focus together', () => {
  act(() => notify.success('Link Copied'));
  fireEvent.mouseEnter(region());
  fireEvent.focus(region());
  pass(1000);
  fireEvent.blur(region());
  fireEvent.mouseLeave(region());
  pass(3000);
  pass(200);
  expect(screen.queryByText('Link Copied')).not.toBeInTheDocument();
});
