import type { Variables } from '../env-variables';
import { forbidden } from '../errors';

/** How much one member may have; the operator decides. Bounds against abuse, far above what work needs. */
export interface Quotas {
  /** Published websites, those that are offline included. */
  readonly websites: number;
  /** Projects, drafts included. */
  readonly projects: number;
  /** Versions of one project. */
  readonly versions: number;
  /** Bytes of all versions and pictures. */
  readonly storedBytes: number;
  /** Accounts one agency manager may have given away. */
  readonly agencyAccounts: number;
  /** Event streams open at a time on this host: of one member's generations, and from one network. */
  readonly streamsPerMember: number;
  readonly streamsPerNetwork: number;
  /** Of everybody together on this host: each costs about as much memory as an open connection. */
  readonly streamsPerHost: number;
}

/** Bytes in what the operator's variable and a member's message call a megabyte. */
export const megabyte = 1024 * 1024;

/** What the operator has set, or enough for years of work. */
export const quotasOf = (data: Variables): Quotas => ({
  websites: Number(data.WEBSITES_PER_MEMBER ?? 100),
  projects: Number(data.PROJECTS_PER_MEMBER ?? 500),
  versions: Number(data.VERSIONS_PER_PROJECT ?? 500),
  storedBytes: Number(data.MEGABYTES_PER_MEMBER ?? 1024) * megabyte,
  agencyAccounts: Number(data.ACCOUNTS_PER_AGENCY ?? 500),
  streamsPerMember: Number(data.STREAMS_PER_MEMBER ?? 20),
  streamsPerNetwork: Number(data.STREAMS_PER_NETWORK ?? 100),
  streamsPerHost: Number(data.STREAMS_PER_HOST ?? 5000),
});

/**
 * 403 for somebody who has as much as one account can hold. No 409: of a project's calls that means that
 * somebody else changed it.
 *
 * @param has such as `3 projects`
 * @param advice what to do about it, as a sentence
 */
export const quotaReached = (has: string, advice: string) =>
  forbidden(`You have ${has}, which is as many as one account can hold. ${advice}`);

/** `1 project`, `2 projects`. */
export const inWords = (count: number, one: string) =>
  count === 1 ? `1 ${one}` : `${count} ${one}s`;
