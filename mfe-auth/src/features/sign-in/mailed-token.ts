import { useLocation } from 'shared-kit/router';

/**
 * The token of a mailed link. It is in the fragment, which browsers do not send; older hosts put it
 * into the query.
 */
export function useMailedToken(): string {
  const { hash, search } = useLocation();
  const token = new URLSearchParams(hash.slice(1)).get('token');
  return token ?? new URLSearchParams(search).get('token') ?? '';
}
