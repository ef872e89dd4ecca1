import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/schema';
import { unavailable } from '../../errors';
import { hasAdmin } from '../accounts/users.repository';

const access = 'anyone';

/**
 * Load balancers poll every few seconds and time out soon: a database silent for this long counts
 * as unavailable.
 */
const answerWithinMs = 2_000;

/**
 * `/healthz`: the process is running. `/readyz`: it can serve, that is, its database responds and
 * somebody can sign in; a host listens shortly before it has created its first admin.
 */
export function mountHealth(
  app: FastifyInstance,
  { db, withinMs = answerWithinMs }: { readonly db: Database; readonly withinMs?: number },
): void {
  const config = { access } as const;
  // Stays true: the last admin cannot be deleted.
  let isFounded = false;
  const look = async () => {
    await sql`select 1`.execute(db);
    isFounded ||= await hasAdmin(db);
  };
  // One query at a time for all callers: waiting ones would take up the connection pool.
  let looking: Promise<void> | null = null;
  const lookOnce = () => {
    looking ??= look().finally(() => {
      looking = null;
    });
    return looking;
  };
  app.get('/healthz', { config, schema: { hide: true } }, () => ({ message: 'The host is alive' }));
  app.get('/readyz', { config, schema: { hide: true } }, async (request) => {
    try {
      await within(withinMs, lookOnce());
    } catch (error) {
      request.log.warn({ err: error }, 'database does not answer');
      throw unavailable('The database does not answer');
    }
    if (!isFounded) throw unavailable('The first administrator is not there yet');
    return { message: 'The host is ready' };
  });
}

async function within(ms: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms`)), ms);
  });
  try {
    await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
