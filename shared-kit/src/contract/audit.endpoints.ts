import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { userLimits } from './user';

/** Page sizes: what the screen shows first, and the maximum. */
export const auditPage = { size: 50, maxSize: 100 } as const;

/** Kinds of targets. */
export const auditGroups = ['account', 'release', 'model', 'website', 'audit'] as const;
export type AuditGroup = (typeof auditGroups)[number];

/** Everything the host records, `<group>.<what happened>`. A newer host may record more. */
export const auditActions = [
  'account.added',
  'account.updated',
  'account.flags-changed',
  'account.rights-changed',
  'account.suspended',
  'account.reinstated',
  'account.deleted',
  'account.email-changed',
  'account.password-changed',
  'account.password-reset',
  'account.sessions-ended',
  'account.new-network',
  'account.new-browser',
  'account.second-factor-on',
  'account.second-factor-off',
  'account.recovery-code-used',
  'account.recovery-codes-renewed',
  'release.seed',
  'release.follow-build',
  'release.start',
  'release.step',
  'release.promote',
  'release.pause',
  'release.resume',
  'release.rollback',
  'release.freeze',
  'release.unfreeze',
  'release.build-published',
  'release.build-removed',
  'release.key-added',
  'release.key-retired',
  'release.owner-added',
  'release.owner-removed',
  'release.token-created',
  'release.token-revoked',
  'release.preview-made',
  'release.preview-opened',
  'release.preview-revoked',
  'model.connected',
  'model.changed',
  'model.removed',
  'website.suspended',
  'website.reinstated',
  'website.share-ended',
  'audit.exported',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** What changed: names of fields, old and new values of roles and flags, ids. Never a secret or a text people wrote. */
export const auditDetail = z.object({
  /** Fields whose values are not kept, such as `name` or `password`. */
  fields: z.optional(z.array(z.string())),
  /** Roles and flags with their values; `from` is null where there was nothing before. */
  changes: z.optional(
    z.record(
      z.string(),
      z.object({
        from: z.nullable(z.union([z.string(), z.number()])),
        to: z.nullable(z.union([z.string(), z.number()])),
      }),
    ),
  ),
  /** What else it is about, such as `version` or `record`; `token` is the service token it was done with. */
  ids: z.optional(z.record(z.string(), z.string())),
});
export type AuditDetail = z.infer<typeof auditDetail>;

/** One recorded change. Names and emails are those of now; null once there is no such account or website. */
export const auditEntry = z.object({
  id: z.string(),
  at: z.string(),
  /** The account that did it; null for the host itself. */
  actor: z.nullable(
    z.object({ id: z.string(), name: z.nullable(z.string()), email: z.nullable(z.string()) }),
  ),
  /** One of `auditActions`, or of a newer host another one. */
  action: z.string(),
  target: z.object({
    /** `account`, `website`, `share-link`, `remote`, `release-key`, `release-token`, or `host` without an id. */
    kind: z.string(),
    id: z.nullable(z.string()),
    /** Of an account its name, of a website its title. */
    name: z.nullable(z.string()),
    email: z.nullable(z.string()),
  }),
  detail: auditDetail,
  /** The answer's `X-Request-Id`; null for what no request did. */
  request_id: z.nullable(z.string()),
  /** Where the request came from: /24 of IPv4, /48 of IPv6. */
  network: z.nullable(z.string()),
});
export type AuditEntry = z.infer<typeof auditEntry>;

const who = (field: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, `${field} is empty`),
      z.maxLength(userLimits.email, `${field} is too long`),
    );

const moment = (field: string) =>
  z.iso.datetime({ error: `${field} must be a time such as 2026-03-01T00:00:00Z` });

const limitText = `limit must be a whole number from 1 to ${auditPage.maxSize}`;

const filters = {
  /** An action, or a group for all of its actions. */
  action: z.optional(
    z.enum([...auditGroups, ...auditActions], 'action must be one that is recorded'),
  ),
  /** Id or email of the account that did it, or `system` for the host itself. */
  actor: z.optional(who('actor')),
  /** Id or email of the account it was done to, or the id of something else. */
  target: z.optional(who('target')),
  /** Earliest time, inclusive. */
  from: z.optional(moment('from')),
  /** Latest time, exclusive. */
  to: z.optional(moment('to')),
};

/**
 * Recorded changes of accounts, rights, releases, suspensions and the language model, newest first, for
 * administrators. `next` is the `cursor` of the following page; null on the last one.
 */
export const listAuditLog = defineEndpoint({
  operation: 'listAuditLog',
  method: 'GET',
  path: '/api/audit',
  authentication: 'bearer',
  summary: 'Read the audit log',
  fallback: 'The audit log could not be loaded',
  query: z.strictObject({
    ...filters,
    cursor: z.optional(
      z.string().check(z.regex(/^\d{1,15}-\d{1,18}$/, 'cursor must be the next of a page')),
    ),
    limit: z._default(
      z.coerce
        .number<number>(limitText)
        .check(z.int(limitText), z.minimum(1, limitText), z.maximum(auditPage.maxSize, limitText)),
      auditPage.size,
    ),
  }),
  response: z.object({
    message: z.string(),
    entries: z.array(auditEntry),
    next: z.nullable(z.string()),
  }),
});

/**
 * The audit log as a table for spreadsheets: the rows, joined, are a CSV file (RFC 4180, UTF-8 with its mark) in
 * which no cell begins like a formula. The export is itself recorded.
 */
export const exportAuditLog = defineEndpoint({
  operation: 'exportAuditLog',
  method: 'GET',
  path: '/api/audit/export',
  authentication: 'bearer',
  summary: 'Export the audit log as CSV',
  fallback: 'The audit log could not be exported',
  query: z.strictObject(filters),
  response: z.object({ message: z.string(), rows: z.array(z.string()) }),
});
