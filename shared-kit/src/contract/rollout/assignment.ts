import type { RemoteVersion, SuiteRecord } from '../releases/suite-record';
import { murmur3 } from './murmur3';
import { utf8 } from './text-bytes';

/** Buckets of a rollout: a share is so many of them, so 1 basis point is the smallest step. */
export const bucketCount = 10_000;

/** Subject of a rollout for a signed-in member, on all of their devices. */
export const memberSubject = (userId: string): string => `member:${userId}`;

/** Subject of a rollout before anybody has signed in: an id made by this browser. */
export const browserSubject = (browserId: string): string => `browser:${browserId}`;

/**
 * Cookie in which the shell keeps the subject it draws for, URI-encoded. It survives a sign-out that
 * clears the storage, and lets the host preload the version this browser is going to run.
 */
export const subjectCookie = 'sitewright-subject';

/**
 * Cookie the host sets while a session may have overrides: it makes the shell ask the host for them, and
 * nothing else. Written by hand it is a question that is answered with nothing.
 */
export const overrideCookie = 'sitewright-override';

/**
 * The bucket of a subject in one rollout, 0 to 9999. It depends on nothing else: the share decides only
 * how many buckets, counted from 0, get the candidate, so raising it never moves anybody back. Remote
 * and rollout are hashed too, so cohorts of two remotes, and of two rollouts, are independent.
 */
export function bucketOf(remote: string, rollout: string, subject: string): number {
  // U+0000 is in no name, so no two triples share a text.
  const hash = murmur3(utf8(`${remote}\0${rollout}\0${subject}`));
  return Math.floor((hash / 2 ** 32) * bucketCount);
}

/**
 * Rollouts whose candidate this page's visitor gets whatever the draw says, because the host has found them in its
 * audience. It comes with the page and in its signed page load, so the record stays the same for everybody, and whoever
 * invents one reports page loads that count nowhere.
 */
export interface AudienceGrant {
  /** By the network the page was asked for from. */
  readonly anyone: readonly string[];
  /** By the account: holds while versions are drawn for that member. */
  readonly member?: { readonly subject: string; readonly rollouts: readonly string[] };
}

/** The rollouts in whose audience a subject is. */
export function rolloutsGranted(grant: AudienceGrant | undefined, subject: string): string[] {
  const { anyone = [], member } = grant ?? {};
  return [...anyone, ...(member?.subject === subject ? member.rollouts : [])];
}

/** Which arm of a rollout a version is: what a page load reports. */
export type Arm = 'stable' | 'candidate' | 'fallback';

/** A version this browser may run, and its arm. */
export interface Choice {
  readonly arm: Arm;
  readonly release: RemoteVersion;
}

/**
 * What a browser runs of a remote, best first: the assigned version, then what to fall back to in the
 * same page load (stable after a candidate, then the previous stable). Empty when there is no such remote.
 */
export function choicesFor(record: SuiteRecord, remote: string, subject: string): Choice[] {
  return grantedChoices(record, remote, subject, undefined);
}

/** The same for a page whose visitor may be in the audience of rollouts. */
export function grantedChoices(
  record: SuiteRecord,
  remote: string,
  subject: string,
  grant: AudienceGrant | undefined,
): Choice[] {
  const state = Object.hasOwn(record.remotes, remote) ? record.remotes[remote] : undefined;
  if (!state) return [];
  const { stable, previous, candidate } = state;
  const chosen =
    candidate &&
    (rolloutsGranted(grant, subject).includes(candidate.rollout) ||
      bucketOf(remote, candidate.rollout, subject) < candidate.share);
  const choices: Choice[] = [];
  if (chosen) choices.push({ arm: 'candidate', release: candidate.release });
  choices.push({ arm: chosen ? 'fallback' : 'stable', release: stable });
  if (previous) choices.push({ arm: 'fallback', release: previous });
  return choices;
}

/** The version a subject is assigned; null when the record has no such remote. */
export function versionFor(record: SuiteRecord, remote: string, subject: string): Choice | null {
  return choicesFor(record, remote, subject)[0] ?? null;
}
