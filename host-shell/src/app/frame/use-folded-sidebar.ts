import { useState } from 'react';

const storageKey = 'sidebar';

/** Whether the sidebar shows icons only; remembered until signing out clears all storage. */
export function useFoldedSidebar(): [folded: boolean, toggle: () => void] {
  const [folded, setFolded] = useState(() => localStorage.getItem(storageKey) === 'folded');
  const toggle = (): void => {
    localStorage.setItem(storageKey, folded ? 'open' : 'folded');
    setFolded(!folded);
  };
  return [folded, toggle];
}
