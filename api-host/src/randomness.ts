import { randomBytes } from 'node:crypto';

/** Unguessable bytes, injectable so that tests can predict them. */
export type RandomBytes = (count: number) => Buffer;

/** The operating system's generator. */
export const systemRandom: RandomBytes = (count) => randomBytes(count);
