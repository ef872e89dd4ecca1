import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteAddresses } from '../features/websites/site-addresses';

/** A browser sends about as many for one domain. */
const mostCookies = 180;

const cookieName = /^[\w!#$%&'*+.^`|~-]{1,128}$/;

/** Every path at which a page of a website runs its own script. */
const pagePaths = ['/', '/index.html'];

/**
 * A page may set a cookie for the domain its website's name is below, which every other website's browser
 * would then send and show to its pages. So each cookie that arrives is ended for that domain, before a page
 * runs; one of the website itself has no domain and stays. Below `localhost` browsers refuse such cookies.
 */
export function removeDomainCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  { mode, domain }: Pick<SiteAddresses, 'mode' | 'domain'>,
): void {
  const { cookie } = request.headers;
  if (mode !== 'names' || cookie === undefined) return;
  const names = new Set(
    cookie
      .split(';', mostCookies)
      .map((pair) => pair.split('=', 1)[0]?.trim() ?? '')
      .filter((name) => cookieName.test(name)),
  );
  const ends = [...names].flatMap((name) =>
    pagePaths.map((path) => `${name}=; Max-Age=0; Path=${path}; Domain=${domain ?? ''}`),
  );
  if (ends.length > 0) reply.header('set-cookie', ends);
}
