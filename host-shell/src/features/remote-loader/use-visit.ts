import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'shared-kit/router';
import { useSession } from 'shared-kit/session';
import type { TypedText } from './typed-text';
import { isReturn, putBack, rememberPage, takeOverScrolling } from './visited-pages';

/** One visit of a page, as far as the browser's history is concerned. */
export interface Visit {
  /** Its content is on screen. */
  readonly arrived: () => void;
  /** It is about to be taken off the screen. */
  readonly leaving: (typed: TypedText) => void;
}

let visits = 0;

const currentToken = (): string | null => useSession.getState().token;

/** Begins a new page at its top, and puts one the browser went back to as it was left. */
export function useVisit(): Visit {
  const { key } = useLocation();
  // The page's own search parameters make further entries of the same visit.
  const entry = useRef(key);
  const end = useRef<() => void>(() => undefined);
  const token = useRef(currentToken());
  useEffect(() => {
    entry.current = key;
  }, [key]);
  useLayoutEffect(() => {
    visits += 1;
    if (visits === 1) takeOverScrolling();
    else if (!isReturn(entry.current)) window.scrollTo(0, 0);
    return () => {
      end.current();
    };
  }, []);
  return {
    arrived: () => {
      end.current();
      end.current = putBack(entry.current);
    },
    leaving: (typed) => {
      // Signing out takes the page off the screen too, and what was typed belongs to whoever left.
      if (currentToken() === token.current) rememberPage(entry.current, typed);
    },
  };
}
