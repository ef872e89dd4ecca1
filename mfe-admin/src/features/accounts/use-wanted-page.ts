import { useEffect, useRef, useState } from 'react';
import type { Wanted } from './account-page';

/** How long typing must rest before the search is carried out, in milliseconds. */
export const searchDelayMs = 250;

const everything: Wanted = { page: 1, search: '' };

/** What is typed into the search box, and the page that follows from it: a new search starts at 1. */
export function useWantedPage() {
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
