import { useSyncExternalStore } from 'react';

/** Below this width two panels beside each other are both too small to work in. */
const query = '(max-width: 900px)';

/** Whether panels become tabs. */
export function useNarrowScreen(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

function subscribe(onChange: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', onChange);
  return () => {
    list.removeEventListener('change', onChange);
  };
}
