import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Identifies this browser's session to the shell's page and nothing else: which versions of remotes
 * it gets may depend on the account, and a page is requested without the session's token. Contains
 * the hash that is the session's id in the database; the token cannot be derived from it, and no
 * endpoint accepts it as authentication.
 */
const visitorCookie = 'sitewright-visitor';

const sessionId = /^[0-9a-f]{64}$/;

/** The session last seen in this browser, ended or not; null without the cookie. */
export function visitorSession({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const value =
    new RegExp(`(?:^|; )${visitorCookie}=([^;]*)`).exec(headers.cookie ?? '')?.[1] ?? '';
  return sessionId.test(value) ? value : null;
}

/**
 * Stores the session of an answered call, unless the browser has it already; null deletes the
 * cookie.
 */
export function noteVisitor(request: FastifyRequest, reply: FastifyReply, id: string | null): void {
  if (visitorSession(request) === id) return;
  const age = id === null ? 0 : 24 * 60 * 60;
  const secure = request.protocol === 'https' ? '; Secure' : '';
  // Lax, so that a page opened from an external link gets the same versions.
  reply.header(
    'set-cookie',
    `${visitorCookie}=${id ?? ''}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`,
  );
}
