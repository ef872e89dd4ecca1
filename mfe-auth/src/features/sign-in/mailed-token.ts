import { useLocation } from 'shared-kit/router';

/**
 * The token of a mail's link, which carries it behind the `#`: browsers send that to nobody. A host of
 * before had it in the query.
 */
export function useMailedToken(): string {
  const { hash, search } = useLocation();
  const token = new URLSearchParams(hash.slice(1)).get('token');
  return token ?? new URLSearchParams(search).get('token') ?? '';
}
