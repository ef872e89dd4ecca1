import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { generationTask } from './generation-task';
import { projectId } from './project-id';
import { baseVersion } from './version-number';
import { websiteBodyBytes, websiteLimits } from './website.endpoints';

/** Mode of a generation: 0 makes a fresh site, 1 refines the given code (specification, section 4). */
export const generationMode = z.union([z.literal(0), z.literal(1)]);
export type GenerationMode = z.infer<typeof generationMode>;

/**
 * What a page was seen to do wrong: `kind` as in the preview's entries, `text` in the page's own words,
 * `place` in the files where it is known.
 */
export const pageFault = z.object({
  kind: z.string().check(z.maxLength(20)),
  text: z.string().check(z.maxLength(400)),
  place: z.optional(z.string().check(z.maxLength(100))),
});
export type PageFault = z.infer<typeof pageFault>;
export const pageFaults = z.array(pageFault).check(z.maxLength(10, 'There are too many faults'));

const code = z.string().check(z.maxLength(websiteLimits.code, 'The code is too long'));

/**
 * An element of the page that a refinement is about: where its tag begins in the given `html`, the source
 * that stands there (its beginning, when it is long), and a selector that finds it.
 */
export const pointedElement = z.strictObject({
  at: z.number().check(z.int(), z.gte(0)),
  selector: z.string().check(z.minLength(1), z.maxLength(1_000)),
  excerpt: z.string().check(z.minLength(1), z.maxLength(4_000)),
});
export type PointedElement = z.infer<typeof pointedElement>;

/** Idempotency key of a request, made by the client; unique for each caller. */
const requestId = z
  .string()
  .check(z.regex(/^[\w-]{16,64}$/, 'request_id must be 16 to 64 letters, digits, “-” or “_”'));

/**
 * Starts a generation; answers at once with a task id that is an unguessable capability. 403 FORBIDDEN when the
 * account has no room for a project or version more.
 */
export const startGeneration = defineEndpoint({
  operation: 'startGeneration',
  method: 'POST',
  path: '/api/claude-api',
  authentication: 'bearer',
  summary: 'Start generating or refining a website',
  fallback: 'failed to Generate',
  body: z.strictObject({
    prompt: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'Prompt is required'),
        z.maxLength(websiteLimits.prompt, 'The prompt is too long'),
      ),
    type: generationMode,
    html: z._default(code, ''),
    css: z._default(code, ''),
    js: z._default(code, ''),
    /** Optional extension: the result becomes the next version of this project of the caller. */
    project_id: z.optional(projectId),
    /**
     * Optional extension: the newest version of the project the caller knows. When there is a newer
     * one, or another generation of the project is running, nothing is started (409 CONFLICT).
     */
    base: z.optional(baseVersion(0)),
    /** Optional extension, in mode 1: change this element only. */
    target: z.optional(pointedElement),
    /**
     * Optional extension, with `type` 1: repair problems seen in the preview. `prompt` is then only
     * the text of the turn.
     */
    faults: z.optional(pageFaults),
    /**
     * Optional extension: idempotency key. Repeating a request with the same key, as after a lost
     * connection, returns the same task and starts nothing, for as long as the host keeps the task.
     * With a different body it is refused (409 CONFLICT).
     */
    request_id: z.optional(requestId),
  }),
  bodyBytes: websiteBodyBytes,
  response: z.object({ message: z.string(), task_id: z.string() }),
});

/** State of a task. Needs no token: knowing the id is the permission (decisions, 17). */
export const getGenerationTask = defineEndpoint({
  operation: 'getGenerationTask',
  method: 'GET',
  path: '/api/claude/:task_id',
  authentication: 'none',
  summary: 'Read the state of a generation',
  fallback: 'failed to Generate',
  params: z.strictObject({ task_id: z.string().check(z.minLength(1), z.maxLength(100)) }),
  response: generationTask,
});

/**
 * Stops a generation that waits or runs, at the provider as well. What had been written stays in the
 * task's `draft`. Stopping one that has ended changes nothing and answers its status. Only the member
 * who started it may; for anybody else there is no such generation (404 NOT_FOUND).
 */
export const stopGeneration = defineEndpoint({
  operation: 'stopGeneration',
  method: 'POST',
  path: '/api/claude/:task_id/stop',
  authentication: 'bearer',
  summary: 'Stop a generation',
  fallback: 'failed to Generate',
  params: z.strictObject({ task_id: z.string().check(z.minLength(1), z.maxLength(100)) }),
  response: z.object({ message: z.string(), status: z.string() }),
});

/**
 * Data of a `draft` event: `text` follows what the reader has of `file`, of which it must have `from`
 * characters (UTF-16 units). `from` 0 begins the file anew.
 */
export const draftEvent = z.object({
  file: z.enum(['html', 'css', 'js']),
  from: z.number().check(z.int(), z.gte(0)),
  text: z.string(),
});
export type DraftEvent = z.infer<typeof draftEvent>;

/**
 * The same state as server-sent events. An event named `task` carries a whole `GenerationTask` without
 * its draft; one named `draft` carries what was written since (`draftEvent`). The stream ends after
 * `done`, `failed` or `cancelled`. With `Last-Event-ID` a reader gets only what it has not. Not a JSON
 * call, so it is a path and no endpoint object.
 */
export const generationEventsPath = '/api/claude/:task_id/events';
