import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DerivePage } from '../../features/websites/derived/derived-page';
import { factsOf } from '../../features/websites/derived/stored-facts';
import type { SiteAddresses } from '../../features/websites/site-addresses';
import { slugPattern } from '../../features/websites/slug';
import type { StoragePort } from '../../storage/storage.port';
import { kindPages, sendKindPage, sendUnlisted } from '../kind-page';
import type { SentFiles } from './sent-files';
import { renderSiteNotFound } from './site-not-found';

/** The live website of a slug. */
export interface Published {
  readonly id: string;
  readonly deployment: string;
  readonly title: string;
  readonly published_at: Date;
  /** File name of the social picture of the live version, once it has been made. */
  readonly thumbnail?: string | null;
  /** When an operator suspended it; null while visitors may see it. */
  readonly suspended_at: Date | null;
}

export interface PublishedSitesDeps {
  readonly storage: StoragePort;
  /** For pages published before derived data was stored. */
  readonly derive: DerivePage;
  readonly addresses: SiteAddresses;
  readonly findPublished: (slug: string) => Promise<Published | undefined>;
  /** The current address of the website that had this one before. */
  readonly findMoved: (slug: string) => Promise<string | undefined>;
  /** Cache of response bodies; by default the origin creates one. */
  readonly sent?: SentFiles;
}

export interface SlugRoute {
  Params: { slug: string };
}

/** A request for a file of a live website. */
export interface SiteVisit {
  readonly deps: PublishedSitesDeps;
  readonly site: Published;
  /** The origin's cache of response bodies. */
  readonly sent: SentFiles;
  /** The website's address, with the slash at its end. */
  readonly link: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * Answers a visit; false when a republish has removed the file while it was looked for. Never the reply itself: it is
 * thenable, so whoever awaits it waits for the response and gets nothing.
 */
export type AnswerVisit = (visit: SiteVisit) => Promise<boolean>;

/** How often a read is retried when a republish removes the file meanwhile. */
const attempts = 3;

/** Finds the website of a request and answers it, or redirects to its current address. */
export async function visitSite(
  deps: PublishedSitesDeps & { readonly sent: SentFiles },
  request: FastifyRequest<SlugRoute>,
  reply: FastifyReply,
  answer: AnswerVisit,
) {
  const { slug } = request.params;
  if (!slugPattern.test(slug)) return reply.callNotFound();
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const site = await deps.findPublished(slug);
    if (site === undefined) break;
    if (site.suspended_at !== null) return sendKindPage(reply, 410, kindPages.suspended);
    if (!isAtItsAddress(deps, request)) return redirectTo(deps, request, reply, slug, 308);
    const visit = {
      deps,
      site,
      sent: deps.sent,
      link: deps.addresses.linkAt(slug, request.headers.host),
      request,
      reply,
    };
    if (await answer(visit)) return reply;
  }
  const address = await deps.findMoved(slug);
  if (address === undefined) return reply.callNotFound();
  // Temporary, because the member may restore the old address.
  return redirectTo(deps, request, reply, address, 307);
}

/** Under its name, or, where paths are addresses too, with the slash behind the slug. */
function isAtItsAddress({ addresses }: PublishedSitesDeps, request: FastifyRequest<SlugRoute>) {
  if (addresses.slugOfHost(request.headers.host) !== null) return true;
  return addresses.mode !== 'names' && pathOf(request) !== '';
}

/** What follows the slug, such as `/styles.css`, without the query. */
const pathOf = (request: FastifyRequest<SlugRoute>) =>
  request.url.slice(request.params.slug.length + 1).replace(/[?#].*$/s, '');

function redirectTo(
  { addresses }: PublishedSitesDeps,
  request: FastifyRequest<SlugRoute>,
  reply: FastifyReply,
  slug: string,
  status: 307 | 308,
) {
  const rest = request.url.slice(request.params.slug.length + 1).replace(/^\//, '');
  const base = addressToLeadTo(addresses, slug, request.headers.host);
  return reply.header('cache-control', 'no-cache').redirect(base + rest, status);
}

/** Below a path without an origin: a proxy may show this host under another one. */
export const addressToLeadTo = (
  { mode, slugOfHost, linkAt }: SiteAddresses,
  slug: string,
  host: string | undefined,
): string => (mode === 'names' || slugOfHost(host) !== null ? linkAt(slug, host) : `/${slug}/`);

/** An address the website does not have. */
export const answerNotFound: AnswerVisit = async (visit) => {
  const facts = await factsOf(visit.deps, visit.site);
  if (facts === null) return false;
  const html = renderSiteNotFound(facts.title, visit.link, facts.look);
  sendUnlisted(visit.reply, 404, html);
  return true;
};
