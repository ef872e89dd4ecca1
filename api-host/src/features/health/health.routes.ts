import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/schema';
import { unavailable } from '../../errors';
import { hasAdmin } from '../accounts/users.repository';

const access = 'anyone';

/**
 * `/healthz`: the process lives. `/readyz`: it can serve, that is, its database answers and somebody can
 * sign in; a host listens a moment before it has made its first administrator.
 */
export function mountHealth(app: FastifyInstance, { db }: { readonly db: Database }): void {
  const config = { access } as const;
  // Once there is one there always is: the last administrator cannot be deleted.
  let isFounded = false;
  app.get('/healthz', { config, schema: { hide: true } }, () => ({ message: 'The host is alive' }));
  app.get('/readyz', { config, schema: { hide: true } }, async (request) => {
    try {
      await sql`select 1`.execute(db);
      isFounded ||= await hasAdmin(db);
    } catch (error) {
      request.log.warn({ err: error }, 'database does not answer');
      throw unavailable('The database does not answer');
    }
    if (!isFounded) throw unavailable('The first administrator is not there yet');
    return { message: 'The host is ready' };
  });
}
