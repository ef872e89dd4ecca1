import * as z from 'zod/mini';

/** The name a browser gave a project when it was begun; each member has a name space of their own. */
export const projectId = z
  .string()
  .check(z.regex(/^[\w-]{1,64}$/, 'project_id must be 1 to 64 letters, digits, “-” or “_”'));
