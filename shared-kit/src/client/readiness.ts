import { http } from './http';
import { parseJson } from './read-answer';

/** State of the host as reported at `/readyz`, or that it does not respond. */
export type Readiness =
  | { readonly state: 'operational' | 'unreachable' }
  /** `reason` is the host's sentence; a proxy gives none. */
  | { readonly state: 'degraded'; readonly reason: string | null };

/** Asks the host whether it is ready. Never rejects: no response is a state too. */
export async function readReadiness(): Promise<Readiness> {
  try {
    const { status, data } = await http.request<unknown>({ method: 'GET', url: '/readyz' });
    return status === 200
      ? { state: 'operational' }
      : { state: 'degraded', reason: readMessage(data) };
  } catch {
    return { state: 'unreachable' };
  }
}

function readMessage(data: unknown): string | null {
  const body = parseJson(data);
  if (typeof body !== 'object' || body === null || !('message' in body)) return null;
  return typeof body.message === 'string' && body.message !== '' ? body.message : null;
}
