import { useEffect, useRef, useState } from 'react';
import type { PageRequest } from './account-page';

/** Debounce of the search, in milliseconds. */
export const searchDelayMs = 250;

const everything: PageRequest = { page: 1, search: '' };

/** State of search and page; a new search starts at page 1. */
export function useRequestedPage() {
  const [text, setText] = useState('');
  const [wanted, setWanted] = useState(everything);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const searchFor = (typed: string): void => {
    setText(typed);
    clearTimeout(timer.current);
    const search = typed.trim();
    const apply = () => setWanted((now) => (now.search === search ? now : { page: 1, search }));
    if (search === '') apply();
    else timer.current = setTimeout(apply, searchDelayMs);
  };
  const goTo = (page: number): void => setWanted((now) => ({ ...now, page }));
  return { text, wanted, searchFor, goTo };
}
