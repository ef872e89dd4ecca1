import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Says in whose session this browser is, to the page and nothing else: which versions of remotes it is given may depend on
 * the account, and a page is asked for without the session's token. It holds the hash by which the database knows the
 * session, from which the token cannot be found, and no call takes it for a sign-in.
 */
const visitorCookie = 'sitewright-visitor';

const sessionId = /^[0-9a-f]{64}$/;

/** The session this browser was last seen in, ended or not; null where it says none. */
export function visitorSession({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const value =
    new RegExp(`(?:^|; )${visitorCookie}=([^;]*)`).exec(headers.cookie ?? '')?.[1] ?? '';
  return sessionId.test(value) ? value : null;
}

/** Notes the session of an answered call, unless the browser says the same already; null takes it away. */
export function noteVisitor(request: FastifyRequest, reply: FastifyReply, id: string | null): void {
  if (visitorSession(request) === id) return;
  const age = id === null ? 0 : 24 * 60 * 60;
  const secure = request.protocol === 'https' ? '; Secure' : '';
  // Lax, so that a page opened by a link from elsewhere is given the same versions.
  reply.header(
    'set-cookie',
    `${visitorCookie}=${id ?? ''}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`,
  );
}
