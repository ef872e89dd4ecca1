import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formFolder, formNamePattern, formScript } from 'shared-kit/contract';
import type { FormInbox } from '../../features/form-messages/receive-message';
import { readSubmission, submissionLimits } from '../../features/form-messages/submission';
import { slugPattern } from '../../features/websites/slug';
import { addressToLeadTo } from '../published/site-visit';
import type { PublishedSitesDeps } from '../published/site-visit';
import { sendRevalidated } from '../revalidated-answer';
import { answerForm, faultOf, readable, refuseForm, sendThanks } from './form-answers';
import { findFormSite } from './form-site';
import type { FormSite } from './form-site';
import { scriptWords } from './form-words';

export interface FormsDeps extends PublishedSitesDeps {
  readonly inbox: FormInbox;
}

interface FormRoute {
  Params: { slug: string; form: string };
  Body: Buffer | undefined;
}

const timeoutMs = 20_000;

const faults = {
  empty: { status: 400, says: 'empty' },
  unreadable: { status: 400, says: 'unreadable' },
  'too-large': { status: 413, says: 'tooLarge' },
} as const;

/** Where the forms of published websites are sent to; seen from a page, `_form/<name>`. */
export async function serveForms(app: FastifyInstance, deps: FormsDeps): Promise<void> {
  serveScript(app);
  await app.register((scope, _, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'buffer', bodyLimit: submissionLimits.bytes },
      (_request, body, parsed) => parsed(null, body),
    );
    scope.setErrorHandler<Error>(async (error, request, reply) => {
      const fault = faultOf(error);
      if (fault.status >= 500) request.log.error({ err: error }, 'a form could not be taken');
      const { slug } = request.params as FormRoute['Params'];
      return refuseForm(request, reply, await lookUpQuietly(deps, slug), fault);
    });
    scope.post<FormRoute>(`/:slug/${formFolder}:form`, (request, reply) =>
      takeForm(deps, request, reply),
    );
    serveThanks(scope, deps);
    done();
  });
}

/** For the looks of a refusal: what kept the form from being taken may be in the way here too. */
async function lookUpQuietly(deps: FormsDeps, slug: string): Promise<FormSite | null> {
  try {
    return await findFormSite(deps, slug);
  } catch {
    return null;
  }
}

async function takeForm(deps: FormsDeps, request: FastifyRequest<FormRoute>, reply: FastifyReply) {
  const { slug, form } = request.params;
  const site = await findFormSite(deps, slug);
  if (site === null) {
    const moved = slugPattern.test(slug) ? await deps.findMoved(slug) : undefined;
    if (moved !== undefined) {
      const base = addressToLeadTo(deps.addresses, moved, request.headers.host);
      // 307 keeps method and body.
      return reply.headers(readable).redirect(`${base}${formFolder}${form}`, 307);
    }
    return refuseForm(request, reply, null, { status: 404, says: 'closed' });
  }
  if (site.forms.length === 0 || !formNamePattern.test(form)) {
    return refuseForm(request, reply, site, { status: 404, says: 'closed' });
  }
  const type = request.headers['content-type'] ?? '';
  const submission = await readSubmission(request.body ?? Buffer.alloc(0), type);
  if (typeof submission === 'string') return refuseForm(request, reply, site, faults[submission]);
  const result = await deps.inbox.receive({
    websiteId: site.id,
    // The page may have been published again while somebody was writing: its name is enough then.
    form: site.forms.find(({ name }) => name === form)?.label ?? form,
    address: request.ip,
    submission,
    log: request.log,
  });
  if (result === 'full') return refuseForm(request, reply, site, { status: 503, says: 'closed' });
  return answerForm(request, reply, site, form);
}

/** After a form: a page to come back from, and what is reloaded without sending anything again. */
function serveThanks(app: FastifyInstance, deps: FormsDeps): void {
  app.get<FormRoute>(`/:slug/${formFolder}:form`, (_request, reply) =>
    reply.header('cache-control', 'no-store').redirect('../', 303),
  );
  app.get<FormRoute>(`/:slug/${formFolder}:form/thanks`, async ({ params }, reply) => {
    const site = await findFormSite(deps, params.slug);
    if (site === null) return reply.callNotFound();
    return sendThanks(reply, site);
  });
}

/** Served rather than published with the page, so that a mistake in it can be put right everywhere. */
function serveScript(app: FastifyInstance): void {
  const file = readFileSync(new URL('./send.js', import.meta.url), 'utf8');
  // In a block, so that the page gets no names of ours.
  const words = `const formWords = ${JSON.stringify(scriptWords)};`;
  const content = `{\n${words}\nconst formTimeoutMs = ${timeoutMs};\n${file}}\n`;
  const fingerprint = createHash('sha256').update(content).digest('hex').slice(0, 32);
  const answer = { content, contentType: 'text/javascript; charset=utf-8', fingerprint };
  app.get(`/:slug/${formScript}`, (request, reply) => {
    // An exported page loads it from wherever it lies.
    void reply.header('cross-origin-resource-policy', 'cross-origin');
    return sendRevalidated(request, reply, answer);
  });
}
