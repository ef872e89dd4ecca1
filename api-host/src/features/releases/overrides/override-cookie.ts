import type { FastifyReply } from 'fastify';
import { overrideCookie } from 'shared-kit/contract/rollout';
import { overrideLifetimeMs } from './overrides.repository';

/** Makes the shell ask at the start of a page; the answer to that question is what counts. */
export function noteOverrides(reply: FastifyReply, has: boolean): void {
  const age = has ? overrideLifetimeMs / 1_000 : 0;
  reply.header(
    'set-cookie',
    `${overrideCookie}=${has ? '1' : ''}; Path=/; Max-Age=${age}; SameSite=Strict`,
  );
}
