import { useEffect, useState } from 'react';

/** The six progress messages of the specification, section 4, and the interval between them. */
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
 * The messages shown so far. They restart with each new result (`resultKey`) and never delay it:
 * the result is rendered independently of this hook (decisions, 7).
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
