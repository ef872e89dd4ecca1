import { useEffect } from 'react';
import { useLocation, useNavigate } from 'shared-kit/router';

/** Address that opens a project. */
export const projectAddress = (id: string): string =>
  `/workspace?project=${encodeURIComponent(id)}`;

/** Writes the open project's id into an address that names none. */
export function useAddress(id: string | null): void {
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname, search } = location;
  const state: unknown = location.state;
  // During navigation the address belongs to the other page.
  const isNamed =
    pathname !== '/workspace' || id === null || new URLSearchParams(search).get('project') === id;
  useEffect(() => {
    // Keeps the hand-over in the history entry, so that a reload right after it still finds it.
    if (!isNamed && id !== null) void navigate(projectAddress(id), { replace: true, state });
  }, [isNamed, id, navigate, state]);
}
