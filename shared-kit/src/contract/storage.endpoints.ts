import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';

/** Files of one kind that nothing refers to. `items` are folders: a deployment, a picture, a build. */
const orphanKind = z.object({
  kind: z.string(),
  items: z.number(),
  files: z.number(),
  bytes: z.number(),
  /** Some of the folders, for a look at what they are. */
  examples: z.array(z.string()),
});
export type OrphanKind = z.infer<typeof orphanKind>;

/**
 * Finds stored files that no row of the database refers to, for administrators, and removes them only when told so. What
 * was written within `graceHours` stays: a publish under way has its files before its row.
 */
export const collectOrphans = defineEndpoint({
  operation: 'collectOrphans',
  method: 'POST',
  path: '/api/storage/orphans',
  authentication: 'bearer',
  summary: 'List or remove stored files that nothing refers to',
  fallback: 'The stored files could not be checked',
  body: z.strictObject({
    remove: z.boolean('remove is required'),
    graceHours: z._default(
      z
        .int('graceHours must be a whole number')
        .check(
          z.minimum(1, 'graceHours must be at least 1'),
          z.maximum(8760, 'graceHours must be at most 8760, which is a year'),
        ),
      24,
    ),
  }),
  response: z.object({ message: z.string(), removed: z.boolean(), kinds: z.array(orphanKind) }),
});
