import { randomBytes } from 'node:crypto';

/** Unguessable bytes as a parameter, so that tests can know them. */
export type RandomBytes = (count: number) => Buffer;

/** The operating system's generator. */
export const systemRandom: RandomBytes = (count) => randomBytes(count);
