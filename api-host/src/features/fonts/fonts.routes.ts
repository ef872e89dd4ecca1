import type { FastifyInstance } from 'fastify';
import { fontFile } from 'site-composer/fonts';
import { getFont } from 'shared-kit/contract';
import { notFound } from '../../errors';
import { mount } from '../../plugins/mount';

/** Endpoint for typefaces of websites, used by the export. */
export function mountFonts(app: FastifyInstance): void {
  mount(app, getFont, {
    access: 'signedIn',
    handler: async ({ query }) => {
      const content = fontFile(query.name);
      if (!content) throw notFound('There is no such typeface');
      return { message: 'Typeface loaded', content: content.toString('base64') };
    },
  });
}
