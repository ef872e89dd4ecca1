import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { projectId } from './project-id';
import { messageResponse } from './user';

/** What a member may attach. `bytes` is a file as it comes; what is kept is smaller. */
export const pictureLimits = {
  bytes: 10 * 1024 * 1024,
  perProject: 24,
  bytesPerProject: 30 * 1024 * 1024,
  side: 1_920,
  /** Pictures of a project that a model looks at. */
  references: 3,
} as const;

/** What a file input offers, and what the host takes by what is in the file. SVG can hold scripts. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;

/** A member's picture. Code names it `assets/images/<name>`; `address` is below the sites origin. */
export const picture = z.object({
  name: z.string(),
  /** What is on it, as far as its file's name said so. */
  alt: z.string(),
  width: z.number(),
  height: z.number(),
  bytes: z.number(),
  address: z.string(),
  /** True where it says what the page should look like, and is not to be shown on it. */
  is_reference: z.optional(z.boolean()),
});
export type Picture = z.infer<typeof picture>;

const pictureName = z
  .string()
  .check(z.maxLength(120), z.regex(/^[a-z0-9][a-z0-9-]*\.webp$/, 'There is no such picture'));
const nameParams = z.strictObject({ name: pictureName });

/** Four characters of base64 hold three bytes. */
const contentLength = Math.ceil(pictureLimits.bytes / 3) * 4;

/** Bytes of a body that carries a picture. */
export const pictureBodyBytes = contentLength + 8_192;

/** A picture on its way to the host. */
export const pictureFile = {
  /** Name of the file on the member's disk; it says what is on the picture. */
  file: z.string().check(z.maxLength(255, 'The file’s name is too long')),
  content: z
    .string()
    .check(
      z.minLength(1, 'The file is empty'),
      z.maxLength(contentLength, 'The picture is too large: at most 10 MB'),
      z.regex(/^[A-Za-z0-9+/]+={0,2}$/, 'content must be base64'),
    ),
} as const;

/**
 * Adds a picture to one of the caller's projects: checked, turned upright, made smaller where it is
 * large, without what cameras write into files. 409 CONFLICT when the project holds enough of them, 403
 * FORBIDDEN when the account does.
 */
export const addPicture = defineEndpoint({
  operation: 'addPicture',
  method: 'POST',
  path: '/api/pictures',
  authentication: 'bearer',
  summary: 'Add a picture to a project',
  fallback: 'The picture could not be added',
  body: z.strictObject({ project_id: projectId, ...pictureFile }),
  bodyBytes: pictureBodyBytes,
  response: z.object({ message: z.string(), picture }),
});

/** The pictures of one of the caller's projects, the first one first; none for anybody else's. */
export const listPictures = defineEndpoint({
  operation: 'listPictures',
  method: 'GET',
  path: '/api/pictures',
  authentication: 'bearer',
  summary: 'List the pictures of a project',
  fallback: 'The pictures could not be loaded',
  query: z.strictObject({ project_id: projectId }),
  response: z.object({ message: z.string(), pictures: z.array(picture) }),
});

/** A picture of the caller as base64, for an export. */
export const getPicture = defineEndpoint({
  operation: 'getPicture',
  method: 'GET',
  path: '/api/pictures/:name',
  authentication: 'bearer',
  summary: 'Read a picture',
  fallback: 'The picture could not be loaded',
  params: nameParams,
  response: z.object({ message: z.string(), content: z.string() }),
});

/**
 * Says whether a picture of the caller is a reference: what the page should look like. Only an engine that
 * sees pictures looks at references; with any other they are shown on the page. 409 CONFLICT when the
 * project has as many references as it may.
 */
export const markPicture = defineEndpoint({
  operation: 'markPicture',
  method: 'POST',
  path: '/api/pictures/:name',
  authentication: 'bearer',
  summary: 'Say whether a picture is a reference',
  fallback: 'The picture could not be changed',
  params: nameParams,
  body: z.strictObject({ is_reference: z.boolean('is_reference is required') }),
  response: z.object({ message: z.string(), picture }),
});

/** Removes a picture of the caller. Published pages keep their copy. */
export const removePicture = defineEndpoint({
  operation: 'removePicture',
  method: 'DELETE',
  path: '/api/pictures/:name',
  authentication: 'bearer',
  summary: 'Remove a picture',
  fallback: 'The picture could not be removed',
  params: nameParams,
  response: messageResponse,
});
