import type { FastifyInstance } from 'fastify';
import { badRequest } from '../errors';

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
    const text = body.toString();
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
