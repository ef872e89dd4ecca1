import { useEffect, useEffectEvent } from 'react';
import { samplePrompts } from 'shared-kit/contract';
import { useSearchParams } from 'shared-kit/router';

/**
 * Fills in the sample named by the address, once: a reload must not overwrite what was typed since.
 */
export function useAskedSample(fill: (prompt: string) => void): void {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('sample');
  const takeOver = useEffectEvent(() => {
    const sample = samplePrompts.find(({ id, is_active }) => is_active && String(id) === asked);
    if (sample) fill(sample.prompt_text);
    setSearch({}, { replace: true });
  });
  useEffect(() => {
    if (asked !== null) takeOver();
  }, [asked]);
}
