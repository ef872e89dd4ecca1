import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/schema';
import { unavailable } from '../../errors';

const access = 'anyone';

/** `/healthz`: the process lives. `/readyz`: it can serve, that is, its database answers. */
export function mountHealth(app: FastifyInstance, { db }: { readonly db: Database }): void {
  const config = { access } as const;
  app.get('/healthz', { config, schema: { hide: true } }, () => ({ message: 'The host is alive' }));
  app.get('/readyz', { config, schema: { hide: true } }, async (request) => {
    try {
      await sql`select 1`.execute(db);
    } catch (error) {
      request.log.warn({ err: error }, 'database does not answer');
      throw unavailable('The database does not answer');
    }
    return { message: 'The host is ready' };
  });
}
