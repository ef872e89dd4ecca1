import { useSyncExternalStore } from 'react';

/** Below this width, in CSS pixels, the sidebar is a drawer (design: "Frame"). */
const query = '(max-width: 899px)';

function subscribe(listener: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => {
    media.removeEventListener('change', listener);
  };
}

export function useNarrowScreen(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
