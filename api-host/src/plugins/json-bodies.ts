import type { FastifyInstance } from 'fastify';
import { badRequest } from '../errors';

/**
 * Removes lone surrogates, left behind by programs that cut texts by length: neither a database nor
 * a signature accepts them. In JSON they can only occur as an escape.
 */
const wholeCharacters = (json: string): string =>
  json.replaceAll(
    /(\\\\)|\\u(d[89ab][0-9a-f]{2})(\\ud[c-f][0-9a-f]{2})?|\\u(d[c-f][0-9a-f]{2})/gi,
    (all, backslash?: string, high?: string, low?: string) =>
      backslash !== undefined || (high !== undefined && low !== undefined) ? all : '\\ufffd',
  );

/**
 * JSON is the only accepted body type: a form on another site can send text/plain without a CORS
 * preflight. A client that declares JSON and sends nothing (many do with DELETE) has no body.
 */
export function readJsonOnly(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain');
  // 'error': a `__proto__` or `constructor.prototype` in a body is refused, as by Fastify's
  // default.
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = wholeCharacters(body.toString());
    if (text === '') {
      done(null, undefined);
      return;
    }
    // Typed as if it returned a promise; it uses the callback.
    void parse(request, text, (error, value) => {
      if (error) done(badRequest('The request is not valid JSON'));
      else done(null, value);
    });
  });
}
