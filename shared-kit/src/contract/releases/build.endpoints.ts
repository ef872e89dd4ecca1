import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { buildManifest, buildVersion, remoteName } from './build-manifest';
import { finding, publishedBuild } from './release-status';
import { integrity } from './suite-record';

const authentication = 'bearer';

/** Builds that can be started, newest first. */
export const listBuilds = defineEndpoint({
  operation: 'listBuilds',
  method: 'GET',
  path: '/api/releases/builds',
  authentication,
  summary: 'List published builds',
  fallback: 'The builds could not be loaded',
  query: z.strictObject({ remote: z.optional(remoteName) }),
  response: z.object({ message: z.string(), builds: z.array(publishedBuild) }),
});

/** A published build as it describes itself. */
export const getBuild = defineEndpoint({
  operation: 'getBuild',
  method: 'GET',
  path: '/api/releases/builds/:remote/:version',
  authentication,
  summary: 'Read the description of a published build',
  fallback: 'The build could not be loaded',
  params: z.strictObject({ remote: remoteName, version: buildVersion }),
  response: z.object({ message: z.string(), build: buildManifest }),
});

/**
 * Publishes a build. While files are missing the answer names them: upload them and publish again. The
 * same content again is a no-op, other content under the same version a 409.
 */
export const publishBuild = defineEndpoint({
  operation: 'publishBuild',
  method: 'POST',
  path: '/api/releases/publish',
  authentication,
  summary: 'Publish a build',
  fallback: 'The build could not be published',
  body: z.strictObject({ manifest: buildManifest }),
  response: z.object({
    message: z.string(),
    state: z.enum(['incomplete', 'published', 'unchanged']),
    /** Paths still to be uploaded. */
    missing: z.array(z.string()),
    findings: z.array(finding),
  }),
});

/** A file of 6 MB as base64; a larger script belongs to nobody's first visit. */
const uploadBodyBytes = 8 * 1024 * 1024;

/** Uploads one file of a version that is not published yet; the content must be what its hash says. */
export const uploadBuildFile = defineEndpoint({
  operation: 'uploadBuildFile',
  method: 'POST',
  path: '/api/releases/upload',
  authentication,
  summary: 'Upload a file of a build',
  fallback: 'The file could not be uploaded',
  bodyBytes: uploadBodyBytes,
  body: z.strictObject({
    remote: remoteName,
    version: buildVersion,
    integrity,
    content: z.base64('content must be base64'),
  }),
  response: z.object({ message: z.string() }),
});

/** Checks a build against everything it would meet. */
export const checkBuild = defineEndpoint({
  operation: 'checkBuild',
  method: 'POST',
  path: '/api/releases/check',
  authentication,
  summary: 'Check a build against everything live',
  fallback: 'The build could not be checked',
  body: z.strictObject({ remote: remoteName, version: buildVersion }),
  response: z.object({ message: z.string(), findings: z.array(finding) }),
});

/** Builds that nothing needs any more: listed, and removed only when asked to. */
export const collectBuilds = defineEndpoint({
  operation: 'collectBuilds',
  method: 'POST',
  path: '/api/releases/collect',
  authentication,
  summary: 'List or remove builds nothing needs',
  fallback: 'The builds could not be collected',
  body: z.strictObject({
    remove: z.boolean(),
    /** Builds that were live within so many days stay, for tabs that are still open. */
    keepDays: z._default(z.int().check(z.minimum(1), z.maximum(3650)), 30),
  }),
  response: z.object({
    message: z.string(),
    builds: z.array(publishedBuild),
    removed: z.boolean(),
  }),
});
