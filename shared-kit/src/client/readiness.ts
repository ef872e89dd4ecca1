import { http } from './http';

/** What the host says of itself at `/readyz`, or that nothing answered. */
export type Readiness = 'operational' | 'degraded' | 'unreachable';

/** Asks the host whether it can serve. Never rejects: silence is an answer too. */
export async function readReadiness(): Promise<Readiness> {
  try {
    const { status } = await http.request<unknown>({ method: 'GET', url: '/readyz' });
    return status === 200 ? 'operational' : 'degraded';
  } catch {
    return 'unreachable';
  }
}
