import { useEffect, useState } from 'react';

/** The six messages of the specification, section 4, and the time between two of them. */
export const progressMessages = [
  'Analyzing your prompt...',
  'Generating HTML structure...',
  'Creating responsive CSS...',
  'Adding JavaScript functionality...',
  'Optimizing for performance...',
  'Finalizing components...',
] as const;

const progressIntervalMs = 800;

/**
 * The messages that have appeared so far. They start with each new result (`resultKey`) and never hold
 * it back: whoever shows the result does not ask this hook (decisions, 7).
 */
export function useProgressMessages(resultKey: number): readonly string[] {
  const [shown, setShown] = useState({ resultKey, count: 0 });
  const count = shown.resultKey === resultKey ? shown.count : 0;

  useEffect(() => {
    if (resultKey === 0 || count >= progressMessages.length) return undefined;
    const delay = count === 0 ? 0 : progressIntervalMs;
    const timer = setTimeout(() => {
      setShown({ resultKey, count: count + 1 });
    }, delay);
    return () => {
      clearTimeout(timer);
    };
  }, [resultKey, count]);

  return progressMessages.slice(0, count);
}
