import * as z from 'zod/mini';

/** Who may be asked for an approval. An administrator is a release manager, too. */
export const approverRoles = ['admin', 'releaseManager'] as const;
export type ApproverRole = (typeof approverRoles)[number];

const roleText = 'A role is admin or releaseManager';

/** Whose approval a step waits for. */
const approval = z.strictObject({
  by: z
    .array(z.enum(approverRoles, roleText), 'by is a list of roles')
    .check(
      z.minLength(1, 'by names at least one role'),
      z.maxLength(approverRoles.length, 'by names each role once'),
    ),
  /** Whether somebody else has to say so than who started the rollout. */
  another: z._default(z.boolean('another is true or false'), false),
});
export type ReleaseApproval = z.infer<typeof approval>;

/** `true` leaves it to any release manager or owner of the remote. */
export const stepApproval = z._default(z.union([z.boolean(), approval]), false);

const roleNames: Readonly<Record<ApproverRole, string>> = {
  admin: 'an administrator',
  releaseManager: 'a release manager',
};

/** Whose approval it is, in words: `an administrator other than who started it`. */
export function describeApproval({ by, another }: ReleaseApproval): string {
  const names = by.map((role) => roleNames[role]).join(' or ');
  return another ? `${names} other than who started it` : names;
}
