import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';

/** A typeface that websites made here are set in, as base64, for an export. */
export const getFont = defineEndpoint({
  operation: 'getFont',
  method: 'GET',
  path: '/api/fonts',
  authentication: 'bearer',
  summary: 'Read a typeface',
  fallback: 'The typeface could not be loaded',
  query: z.strictObject({
    name: z
      .string()
      .check(z.regex(/^[a-z0-9][a-z0-9-]{0,60}\.woff2$/, 'There is no such typeface')),
  }),
  response: z.object({ message: z.string(), content: z.string() }),
});
