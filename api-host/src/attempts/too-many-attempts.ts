import { rateLimited } from '../errors';
import type { RequestFailure } from '../errors';

/** 429 with the milliseconds until the next attempt; at least a second, so that clients wait. */
export function tooManyAttempts(restMs: number): RequestFailure {
  const seconds = Math.max(1, Math.ceil(restMs / 1000));
  return rateLimited(`Too many attempts; please try again in ${inWords(seconds)}`, seconds);
}

function inWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
