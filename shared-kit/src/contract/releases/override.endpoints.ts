import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { buildManifest, buildVersion, remoteName } from './build-manifest';
import { remoteVersion } from './suite-record';

const authentication = 'bearer';

/** Where a build is served from: the folder with its `build.json`. */
const localBase = z
  .string()
  .check(
    z.maxLength(300),
    z.regex(/^https?:\/\/[\w.:[\]-]+\/([\w.@-]+\/)*$/, 'The address must be a folder, ending in /'),
  );

/** A build one person runs in place of what is released, in their own session and for a few hours. */
export const releaseOverride = z.object({
  remote: remoteName,
  /** With every file's hash, as in the record: it runs exactly the build that was granted. */
  release: remoteVersion,
  /** Of this host, or of an allowed origin somewhere else. */
  source: z.enum(['published', 'local']),
  expiresAt: z.string(),
});
export type ReleaseOverride = z.infer<typeof releaseOverride>;

const granted = z.object({
  message: z.string(),
  overrides: z.array(releaseOverride),
  /** Origins a local build may come from; `http://localhost:*` stands for every port. */
  origins: z.array(z.string()),
});

/** The overrides of the caller's own session, which are still in force. */
export const listOverrides = defineEndpoint({
  operation: 'listOverrides',
  method: 'GET',
  path: '/api/releases/overrides',
  authentication,
  summary: 'List the builds this session runs in place of the released ones',
  fallback: 'The overrides could not be loaded',
  response: granted,
});

/**
 * Lets the caller's session run another build of a remote for four hours: one that is published, or one
 * that is served from an allowed origin, described by its own `build.json`. Nobody else gets it.
 */
export const startOverride = defineEndpoint({
  operation: 'startOverride',
  method: 'POST',
  path: '/api/releases/overrides',
  authentication,
  summary: 'Run another build of a remote in this session',
  fallback: 'The build could not be chosen',
  body: z.discriminatedUnion('source', [
    z.strictObject({
      source: z.literal('published'),
      remote: remoteName,
      version: buildVersion,
    }),
    z.strictObject({ source: z.literal('local'), base: localBase, manifest: buildManifest }),
  ]),
  response: granted,
});

/** Ends the session's override of one remote, or of all. */
export const stopOverride = defineEndpoint({
  operation: 'stopOverride',
  method: 'POST',
  path: '/api/releases/overrides/stop',
  authentication,
  summary: 'Run what is released again',
  fallback: 'The override could not be stopped',
  body: z.strictObject({ remote: z.optional(remoteName) }),
  response: granted,
});
