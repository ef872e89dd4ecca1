import { browserSubject, memberSubject, subjectCookie } from 'shared-kit/contract/rollout';
import { readPageLoad } from './page-load';

/** Keeps the id this browser has made up: a sign-out clears the storage and must not draw anew. */
const browserCookie = 'sitewright-browser';

const yearSeconds = 365 * 86_400;

function readCookie(name: string): string | null {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : null;
}

function writeCookie(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure}`;
}

const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{1,64}$/.test(value);

function browserId(random: () => string): string {
  const known = readCookie(browserCookie);
  if (isId(known)) return known;
  // The host has drawn this page's versions for the id it offers.
  const offered = readPageLoad()?.browser;
  const made = isId(offered) ? offered : random();
  writeCookie(browserCookie, made);
  return made;
}

/** 96 random bits in hex; `crypto.randomUUID` exists in secure contexts only. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Whom versions are drawn for: the member, and before anybody has signed in this browser. Noted in a
 * cookie, so that the host preloads what the next page load is going to run.
 */
export function noteSubject(memberId: string | undefined, random: () => string = randomId): string {
  const subject = memberId ? memberSubject(memberId) : browserSubject(browserId(random));
  if (readCookie(subjectCookie) !== subject) writeCookie(subjectCookie, subject);
  return subject;
}
