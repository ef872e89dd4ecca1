import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { projectId } from './project-id';
import { websiteId, websiteTitle } from './website.endpoints';

/**
 * Lets the site editor at the caller's site with that title (the newest when several share it) or, when
 * given, with that `id`; with `draft` at the project of `project_id`, published or not. 400 when there is
 * none. The editor has no session: it is handed a `ticket`,
 * which works once and for five minutes, at most as long as the caller stays signed in (decisions, 15).
 */
export const openEditor = defineEndpoint({
  operation: 'openEditor',
  method: 'POST',
  path: '/api/open-editor',
  authentication: 'bearer',
  summary: 'Prepare a single-use ticket for the site editor',
  fallback: 'Edit Project failed',
  body: z.strictObject({
    title: websiteTitle,
    id: websiteId,
    /** Optional extension: the project in whose history the editor's versions go. */
    project_id: z.optional(projectId),
    /** Optional extension: that project is meant, whatever websites have its title. */
    draft: z.optional(z.boolean()),
  }),
  /** All but the message is optional: a host that only knows the specification sends nothing else. */
  response: z.object({
    message: z.string(),
    ticket: z.optional(z.string()),
    expires_at: z.optional(z.string()),
    /** The configured editor with the ticket in its fragment; not there when it is no web page. */
    url: z.optional(z.string()),
  }),
});
