import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { generatedFiles, generationEngine } from './generated-site';
import { projectId } from './project-id';
import { baseVersion, versionNumber } from './version-number';
import { websiteBodyBytes, websiteLimits } from './website.endpoints';

/**
 * How a version came to be: a fresh site, a refinement, an edit by hand, an older one put back, a
 * finding of the review repaired.
 */
export const versionKind = z.enum(['generated', 'refined', 'edited', 'restored', 'fixed']);
export type VersionKind = z.infer<typeof versionKind>;

/** One line of a project's history. `number` counts from 1; `kind` tolerates what later hosts add. */
export const projectVersion = z.object({
  number: z.number(),
  kind: z.string(),
  /** What was asked for, or what was done by hand. */
  prompt: z.string(),
  created_at: z.string(),
  engine: z.nullable(generationEngine),
  /** Of a restored version: the one that was put back. */
  restored_from: z.nullable(z.number()),
});
export type ProjectVersion = z.infer<typeof projectVersion>;

/** A version with its code. */
export const wholeVersion = z.object({ ...projectVersion.shape, files: generatedFiles });
export type WholeVersion = z.infer<typeof wholeVersion>;

const projectParams = z.strictObject({ project_id: projectId });
const versionParams = z.strictObject({ project_id: projectId, number: versionNumber });

/** The newest version the caller knows; 0 before the first. Another one means: 409 CONFLICT. */
const base = baseVersion(0);
const code = z.string().check(z.maxLength(websiteLimits.code, 'The code is too long'));

/** The history of one of the caller's projects, newest first, without the code. */
export const listVersions = defineEndpoint({
  operation: 'listVersions',
  method: 'GET',
  path: '/api/projects/:project_id/versions',
  authentication: 'bearer',
  summary: 'List the versions of a project',
  fallback: 'Edit Project failed',
  params: projectParams,
  response: z.object({ message: z.string(), versions: z.array(projectVersion) }),
});

/** One version with its code. */
export const getVersion = defineEndpoint({
  operation: 'getVersion',
  method: 'GET',
  path: '/api/projects/:project_id/versions/:number',
  authentication: 'bearer',
  summary: 'Read a version of a project',
  fallback: 'Edit Project failed',
  params: versionParams,
  response: z.object({ message: z.string(), version: wholeVersion }),
});

/**
 * Adds a version made by hand. Versions are never changed: what somebody else saved since `base` is
 * answered with 409 CONFLICT and nothing is merged in silence. 403 FORBIDDEN when the project has as many as
 * it can hold, or its member no room for it.
 */
export const saveVersion = defineEndpoint({
  operation: 'saveVersion',
  method: 'POST',
  path: '/api/projects/:project_id/versions',
  authentication: 'bearer',
  summary: 'Save a version of a project',
  fallback: 'Edit Project failed',
  params: projectParams,
  body: z.strictObject({
    base,
    html: code,
    css: code,
    js: code,
    prompt: z._default(
      z.string().check(z.maxLength(websiteLimits.prompt, 'The prompt is too long')),
      '',
    ),
  }),
  bodyBytes: websiteBodyBytes,
  response: z.object({ message: z.string(), version: projectVersion }),
});

/** Puts an older version back, as a new one; the ones in between stay. 409 as in `saveVersion`. */
export const restoreVersion = defineEndpoint({
  operation: 'restoreVersion',
  method: 'POST',
  path: '/api/projects/:project_id/versions/:number/restore',
  authentication: 'bearer',
  summary: 'Put an older version of a project back',
  fallback: 'Edit Project failed',
  params: versionParams,
  body: z.strictObject({ base }),
  response: z.object({ message: z.string(), version: wholeVersion }),
});
