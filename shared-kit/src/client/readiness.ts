import { http } from './http';
import { parseJson } from './read-answer';

/** What the host says of itself at `/readyz`, or that nothing answered. */
export type Readiness =
  | { readonly state: 'operational' | 'unreachable' }
  /** `reason` is the host's own sentence; a proxy in front of it gives none. */
  | { readonly state: 'degraded'; readonly reason: string | null };

/** Asks the host whether it can serve. Never rejects: silence is an answer too. */
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
