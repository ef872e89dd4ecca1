import { useEffect } from 'react';
import { useSession } from 'shared-kit/session';
import { useHost } from 'shared-kit/remote';

/**
 * On load the shell fetches the current user and stores it. A failure is logged only (decisions, 18):
 * the stored record stays, and a 401 has ended the session already.
 */
export function useCurrentUser(): void {
  const host = useHost();
  const token = useSession((session) => session.token);
  useEffect(() => {
    if (token === null) return undefined;
    const abort = new AbortController();
    fetchUser(abort.signal).catch((cause: unknown) => {
      if (abort.signal.aborted) return;
      host.report({ name: 'current-user-failed', detail: { cause: String(cause) } });
    });
    return () => {
      abort.abort();
    };
  }, [token, host]);
}

async function fetchUser(signal: AbortSignal): Promise<void> {
  const [{ callApi }, { getProfile }] = await Promise.all([
    import('shared-kit/client'),
    import('shared-kit/contract'),
  ]);
  const { user } = await callApi(getProfile, {}, { signal });
  useSession.getState().setUser(user);
}
