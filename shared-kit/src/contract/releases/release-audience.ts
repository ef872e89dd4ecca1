import * as z from 'zod/mini';
import { otoNumbers } from '../user';
import type { OtoNumber } from '../user';

/** Who may be named by what they may do. An administrator is a release manager, too; an owner owns the remote. */
export const audienceRoles = ['admin', 'releaseManager', 'owner'] as const;
export type AudienceRole = (typeof audienceRoles)[number];

/** How many may be named. */
export const audienceLimits = { members: 200, networks: 50 } as const;

const roleText = 'A role is admin, releaseManager or owner';
const flagText = 'A flag is a number from 1 to 8';
const memberText = 'members is a list of account ids';
const networkText = 'A network is written as 203.0.113.0/24 or 2001:db8::/48';

/**
 * Who gets a candidate first: at every step, whatever the percentage. The host decides it from what it knows, the account
 * of the session and the address the page was asked for from; never from what a browser says.
 */
export const releaseAudience = z
  .strictObject({
    roles: z.optional(
      z
        .array(z.enum(audienceRoles, roleText), 'roles is a list of roles')
        .check(z.maxLength(audienceRoles.length, 'roles names each role once')),
    ),
    /** Numbers of upsell flags; one of them is enough. */
    flags: z.optional(
      z
        .array(
          z.custom<OtoNumber>((value) => otoNumbers.some((number) => number === value), flagText),
          'flags is a list of numbers',
        )
        .check(z.maxLength(otoNumbers.length, 'flags names each flag once')),
    ),
    members: z.optional(
      z
        .array(z.guid('An account is named by its id'), memberText)
        .check(
          z.maxLength(audienceLimits.members, `members names at most ${audienceLimits.members}`),
        ),
    ),
    networks: z.optional(
      z
        .array(
          z.union([z.cidrv4(networkText), z.cidrv6(networkText)]),
          'networks is a list of networks',
        )
        .check(
          z.maxLength(audienceLimits.networks, `networks names at most ${audienceLimits.networks}`),
        ),
    ),
  })
  .check(
    z.refine((audience) => Object.values(audience).some((list) => list.length > 0), {
      error: 'An audience names somebody; without one leave the key out',
    }),
  );
export type ReleaseAudience = z.infer<typeof releaseAudience>;

const roleNames: Readonly<Record<AudienceRole, string>> = {
  admin: 'administrators',
  releaseManager: 'release managers',
  owner: 'owners of the remote',
};

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** So many networks are named; of more the number is said. */
const fewNetworks = 3;

/** The audience in words: `administrators, members with flag 6 and 3 named members`. */
export function describeAudience(audience: ReleaseAudience): string {
  const { roles = [], flags = [], members = [], networks = [] } = audience;
  const named = members.length === 1 ? '1 named member' : `${members.length} named members`;
  const places =
    networks.length > fewNetworks
      ? `everybody in ${networks.length} networks`
      : `everybody in ${listed(networks)}`;
  return listed([
    ...roles.map((role) => roleNames[role]),
    ...(flags.length > 0
      ? [`members with flag ${flags.length === 1 ? flags[0] : flags.join(' or ')}`]
      : []),
    ...(members.length > 0 ? [named] : []),
    ...(networks.length > 0 ? [places] : []),
  ]);
}

/** What a build says of its audience, in a sentence. */
export const sentenceOfAudience = (audience: ReleaseAudience): string =>
  `It goes first, and at every step, to ${describeAudience(audience)}.`;
