import { act, renderHook } from '@testing-library/react';
import { useProgressMessages } from './progress-messages';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
};

it('says nothing before there is a result', () => {
  const { result } = renderHook(() => useProgressMessages(0));
  pass(10_000);
  expect(result.current).toEqual([]);
});

// Proof P227
it('shows the six messages 0.8 seconds apart, once', () => {
  const { result } = renderHook(() => useProgressMessages(1));
  pass(0);
  expect(result.current).toEqual(['Analyzing your prompt...']);
  pass(799);
  expect(result.current).toHaveLength(1);
  pass(1);
  expect(result.current).toEqual(['Analyzing your prompt...', 'Generating HTML structure...']);
  for (let message = 0; message < 4; message += 1) pass(800);
  expect(result.current).toEqual([
    'Analyzing your prompt...',
    'Generating HTML structure...',
    'Creating responsive CSS...',
    'Adding JavaScript functionality...',
    'Optimizing for performance...',
    'Finalizing components...',
  ]);
  pass(10_000);
  expect(result.current).toHaveLength(6);
});

it('begins again with the next result', () => {
  const { result, rerender } = renderHook(({ key }) => useProgressMessages(key), {
    initialProps: { key: 1 },
  });
  for (let message = 0; message < 6; message += 1) pass(800);
  rerender({ key: 2 });
  pass(0);
  expect(result.current).toHaveLength(1);
});
