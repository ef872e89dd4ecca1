import type { FastifyInstance } from 'fastify';
import { fontFile } from 'site-composer/fonts';
import { fontsPath } from 'shared-kit/contract';

/**
 * Typefaces for previews, whose document has no folder and no origin: every font is fetched with CORS.
 * Published pages have copies of their own.
 */
export function serveFonts(app: FastifyInstance): void {
  app.get<{ Params: { name: string } }>(`${fontsPath}/:name`, async ({ params }, reply) => {
    const content = fontFile(params.name);
    if (!content) return reply.callNotFound();
    return reply
      .header('access-control-allow-origin', '*')
      .header('cache-control', 'public, max-age=86400')
      .type('font/woff2')
      .send(content);
  });
}
