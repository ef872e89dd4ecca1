import { act, fireEvent, screen } from '@testing-library/react';
import { renderPage } from 'shared-kit/testing';
import MultipleIncomeRoute from './multiple-income.route';
import { slowAfterMs } from './tool-frame';

const open = (toolUrl?: string) =>
  renderPage(<MultipleIncomeRoute />, {
    path: '/multiple-income',
    config: { multipleIncome: { toolUrl } },
  });

// Proof P117
test('without a tool it says so and renders no frame', () => {
  open();
  expect(screen.getByText('No tool is connected yet')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Contact support' })).toBeInTheDocument();
  expect(document.querySelector('iframe')).toBeNull();
});

// Proof P115
test('frames the operator’s tool in a sandbox and shows when it has loaded', () => {
  open('https://tool.test/start');
  const frame = screen.getByTitle('Embedded tool');
  expect(frame).toHaveAttribute('src', 'https://tool.test/start');
  expect(frame).toHaveAttribute('sandbox', expect.stringContaining('allow-scripts'));
  expect(screen.getByText('Loading the tool…')).toBeInTheDocument();
  fireEvent.load(frame);
  expect(screen.getByText('Provided by tool.test')).toBeInTheDocument();
});

test('the tool can always be opened in its own tab', () => {
  open('https://tool.test/start');
  const link = screen.getByRole('link', { name: 'Open in a new tab' });
  expect(link).toHaveAttribute('href', 'https://tool.test/start');
  expect(link).toHaveAttribute('target', '_blank');
});

// Proof P118
test('says when the tool does not answer, and loads it again', async () => {
  jest.useFakeTimers();
  try {
    const page = open('https://tool.test/start');
    const before = screen.getByTitle('Embedded tool');
    act(() => jest.advanceTimersByTime(slowAfterMs));
    expect(screen.getByText(/^tool.test has not answered yet/)).toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Load again' }));
    expect(screen.getByText('Loading the tool…')).toBeInTheDocument();
    const again = screen.getByTitle('Embedded tool');
    expect(again).not.toBe(before);
    fireEvent.load(again);
    act(() => jest.advanceTimersByTime(slowAfterMs));
    expect(screen.getByText('Provided by tool.test')).toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});
