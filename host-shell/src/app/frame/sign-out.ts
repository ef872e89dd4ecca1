import { useSession } from 'shared-kit/session';
import type { HostApi } from 'shared-kit/remote';

/**
 * Ends the session here at once and on the server as soon as it is reached: signing out must work
 * offline too, where the token simply runs out.
 */
export async function signOut(host: HostApi): Promise<void> {
  const [{ callApi }, { logout }] = await Promise.all([
    import('shared-kit/client'),
    import('shared-kit/contract'),
  ]);
  // The call reads the token before it goes out; clearing right after cannot overtake it.
  const told = callApi(logout);
  useSession.getState().clear();
  await told.catch((cause: unknown) => {
    host.report({ name: 'logout-failed', detail: { cause: String(cause) } });
  });
}
