import { useSyncExternalStore } from 'react';

/** Below this width, in CSS pixels, the sidebar is a drawer and panels become tabs (design: "Frame"). */
const query = '(max-width: 899px)';

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', onChange);
  return () => {
    media.removeEventListener('change', onChange);
  };
}

/** Whether the screen is too narrow for areas beside each other. Follows the window. */
export function useNarrowScreen(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
