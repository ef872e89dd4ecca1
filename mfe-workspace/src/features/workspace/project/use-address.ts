import { useEffect } from 'react';
import { useLocation, useNavigate } from 'shared-kit/router';

/** Where a project is opened from anywhere. */
export const projectAddress = (id: string): string =>
  `/workspace?project=${encodeURIComponent(id)}`;

/** Puts the open project into the address, in place of an address that named none. */
export function useAddress(id: string | null): void {
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname, search } = location;
  const state: unknown = location.state;
  // On the way to another page the address is that page's.
  const isNamed =
    pathname !== '/workspace' || id === null || new URLSearchParams(search).get('project') === id;
  useEffect(() => {
    // The hand-over stays in the history entry: a reload within its first second still finds it.
    if (!isNamed && id !== null) void navigate(projectAddress(id), { replace: true, state });
  }, [isNamed, id, navigate, state]);
}
