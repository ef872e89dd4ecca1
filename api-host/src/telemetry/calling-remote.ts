import type { FastifyRequest } from 'fastify';
import { callingRemoteHeader } from 'shared-kit/contract';
import { buildVersion, remoteName } from 'shared-kit/contract/releases';

/** The remote that a call came from, according to the page. */
export interface CallingRemote {
  readonly name: string;
  readonly version: string;
}

/** Null without the header, or with an invalid remote name or version. */
export function callingRemote({ headers }: Pick<FastifyRequest, 'headers'>): CallingRemote | null {
  const value = headers[callingRemoteHeader];
  if (typeof value !== 'string' || value.length > 150) return null;
  const [name, version, ...more] = value.split('@');
  const isNamed = remoteName.safeParse(name).success && buildVersion.safeParse(version).success;
  return isNamed && more.length === 0 ? { name: name ?? '', version: version ?? '' } : null;
}
