import type { FastifyInstance } from 'fastify';
import { badRequest } from '../errors';

/**
 * Half of a character, which programs leave behind that cut texts by length, is as good as none, and neither
 * a database nor a signature takes it. In JSON it can only stand as an escape.
 */
const wholeCharacters = (json: string): string =>
  json.replaceAll(
    /(\\\\)|\\u(d[89ab][0-9a-f]{2})(\\ud[c-f][0-9a-f]{2})?|\\u(d[c-f][0-9a-f]{2})/gi,
    (all, backslash?: string, high?: string, low?: string) =>
      backslash !== undefined || (high !== undefined && low !== undefined) ? all : '\\ufffd',
  );

/**
 * JSON is the only body there is: a form of another site can send text/plain without asking the browser
 * first. A client that announces JSON and sends nothing (many do with DELETE) has sent no body.
 */
export function readJsonOnly(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain');
  // 'error': a `__proto__` or `constructor.prototype` in a body is refused, as Fastify does by default.
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = wholeCharacters(body.toString());
    if (text === '') {
      done(null, undefined);
      return;
    }
    // Typed as if it returned a promise; it answers through the callback.
    void parse(request, text, (error, value) => {
      if (error) done(badRequest('The request is not valid JSON'));
      else done(null, value);
    });
  });
}
