import type { FastifyReply, FastifyRequest } from 'fastify';
import { readLook } from 'site-document/look';
import { RequestFailure } from '../../errors';
import { sendUnlisted } from '../kind-page';
import { renderSitePage } from '../published/site-page';
import type { FormSite } from './form-site';
import { formWords } from './form-words';

/** Why a form was not taken, as a key of the words for it. */
export interface FormFault {
  readonly status: number;
  readonly says: 'empty' | 'tooLarge' | 'tooMany' | 'closed' | 'unreadable' | 'broken';
  readonly headers?: Readonly<Record<string, string>>;
}

/** What a failure means for a visitor. */
export function faultOf(error: Error & { readonly statusCode?: number }): FormFault {
  if (error instanceof RequestFailure && error.statusCode === 429) {
    return { status: 429, says: 'tooMany', headers: error.headers };
  }
  if (error.statusCode === 413) return { status: 413, says: 'tooLarge' };
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) return { status, says: 'unreadable' };
  return { status: 500, says: 'broken' };
}

/** Our script asks for JSON; a browser by itself asks for a page. */
const wantsPage = (request: FastifyRequest): boolean =>
  !(request.headers.accept ?? '').includes('application/json');

/** A page of this origin has no origin, so its own requests count as another's. They carry no session. */
export const readable = {
  'access-control-allow-origin': '*',
  'cache-control': 'no-store',
} as const;

/** Taken: the script says thank you in place, a browser by itself is led to a page that does. */
export function answerForm(
  request: FastifyRequest,
  reply: FastifyReply,
  site: FormSite,
  form: string,
) {
  reply.headers(readable);
  // Seen from the form's own address, so that it holds wherever the site lives.
  if (wantsPage(request)) return reply.redirect(`${form}/thanks`, 303);
  const { thanks, received } = formWords(site.language);
  return reply.send({ message: `${thanks}. ${received}` });
}

/** The page a browser is led to after a form. */
export function sendThanks(reply: FastifyReply, site: FormSite) {
  const words = formWords(site.language);
  const { thanks: heading, received } = words;
  const way = { href: '../../', text: words.back };
  const html = pageOf(site, { heading, lines: [received], icon: '../../favicon.svg', way });
  return sendUnlisted(reply, 200, html);
}

/** Not taken: why, and that what was typed is not lost. */
export function refuseForm(
  request: FastifyRequest,
  reply: FastifyReply,
  site: FormSite | null,
  { status, says, headers = {} }: FormFault,
) {
  const words = formWords(site?.language ?? 'en');
  reply.headers({ ...readable, ...headers });
  if (!wantsPage(request)) return reply.status(status).send({ message: words[says] });
  const lines = [words[says], words.typedStays];
  const way = { href: '../', text: words.back };
  const html = pageOf(site, { heading: words.notSent, lines, icon: '../favicon.svg', way });
  return sendUnlisted(reply, status, html);
}

type Said = Pick<Parameters<typeof renderSitePage>[0], 'heading' | 'lines' | 'icon' | 'way'>;

const pageOf = (site: FormSite | null, said: Said): string =>
  renderSitePage({
    language: site?.language ?? 'en',
    name: site?.name ?? 'Website',
    look: site?.look ?? readLook(''),
    ...said,
  });
