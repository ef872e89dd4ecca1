import type { Variables } from '../env-variables';
import { forbidden } from '../errors';

/** Limits per member, set by the operator. They prevent abuse, and are far above regular use. */
export interface Quotas {
  /** Published websites, including offline ones. */
  readonly websites: number;
  /** Projects, including drafts. */
  readonly projects: number;
  /** Versions per project. */
  readonly versions: number;
  /** Bytes of all versions and pictures. */
  readonly storedBytes: number;
  /** Accounts per agency manager. */
  readonly agencyAccounts: number;
  /** Concurrent event streams on this host: per owner of the generations, and per network. */
  readonly streamsPerMember: number;
  readonly streamsPerNetwork: number;
  /** In total on this host: each costs about as much memory as an open connection. */
  readonly streamsPerHost: number;
}

/** Bytes per megabyte, as used in the operator's variable and in messages. */
export const megabyte = 1024 * 1024;

/** The operator's settings, with defaults that suffice for years of work. */
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
 * 403 for a member who has reached a limit. Not 409, which in project calls means a concurrent
 * change.
 *
 * @param has such as `3 projects`
 * @param advice what to do about it, as a sentence
 */
export const quotaReached = (has: string, advice: string) =>
  forbidden(`You have ${has}, which is as many as one account can hold. ${advice}`);

/** `1 project`, `2 projects`. */
export const inWords = (count: number, one: string) =>
  count === 1 ? `1 ${one}` : `${count} ${one}s`;
