import type { FastifyRequest } from 'fastify';
import { generationEventsPath, logout } from 'shared-kit/contract';
import { beaconPath } from 'shared-kit/contract/rollout';
import type { Importance } from './admission';

const always: ReadonlySet<string> = new Set([
  '/healthz',
  '/readyz',
  '/metrics',
  generationEventsPath,
]);

/**
 * Health checks first, then the page, its files and signing out; all other calls have usual
 * importance.
 */
export function appImportance({ routeOptions, method }: FastifyRequest): Importance {
  const { url = '' } = routeOptions;
  if (always.has(url)) return 'always';
  if (url === beaconPath) return 'gathered';
  const isPage = method === 'GET' && !url.startsWith('/api/');
  return isPage || url === logout.path ? 'first' : 'usual';
}
