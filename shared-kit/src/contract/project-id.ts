import * as z from 'zod/mini';

/** Id of a project, made by the browser; unique for each member. */
export const projectId = z
  .string()
  .check(z.regex(/^[\w-]{1,64}$/, 'project_id must be 1 to 64 letters, digits, “-” or “_”'));
