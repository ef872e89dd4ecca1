import * as z from 'zod/mini';
import { traceLimits } from '../rollout/trace-limits';
import { filePath } from './build-manifest';

/** Lines and columns beyond it are in no script a browser would run. */
const position = z.int().check(z.nonnegative(), z.maximum(10_000_000));

/** A place in a script of the build: path in its folder, line from 1 and column from 1, as stacks have them. */
export const builtFrame = z.strictObject({
  file: filePath.check(z.maxLength(traceLimits.file, 'file is too long')),
  line: position,
  column: position,
});
export type BuiltFrame = z.infer<typeof builtFrame>;

/** What was thrown, and through which scripts of the remote, innermost first. Frames of other scripts are left out. */
export const failureTrace = z.strictObject({
  /** The error's class. */
  name: z.string().check(z.regex(/^[A-Za-z]{1,40}$/, 'name is a class name')),
  /** Without what stood in quotes and without addresses; the host keeps less of it. */
  message: z.string().check(z.maxLength(traceLimits.message, 'message is too long')),
  frames: z
    .array(builtFrame)
    .check(z.maxLength(traceLimits.frames, 'A stack has at most 8 frames')),
});
export type FailureTrace = z.infer<typeof failureTrace>;

/** A frame as the host shows it: where the build's map leads to, or where it was thrown when there is no map. */
export const shownFrame = z.object({
  file: z.string(),
  line: z.number(),
  column: z.number(),
  /** What the sources call the function or value there; null where the map does not say. */
  name: z.nullable(z.string()),
  /** False: a place in the built script. */
  isMapped: z.boolean(),
});
export type ShownFrame = z.infer<typeof shownFrame>;

/** Failures of one version that are the same: the same shape of message, thrown at the same place. */
export const failureGroup = z.object({
  /** The same in every host and over time. */
  fingerprint: z.string(),
  /** `failed` before the page was ready, `crash` after it, `error` where nobody caught it. */
  kind: z.enum(['failed', 'crash', 'error']),
  name: z.string(),
  /** The shape of the message: words of browsers and React, nothing a member has typed. */
  message: z.string(),
  /** Page loads that reported it. */
  count: z.number(),
  firstAt: z.string(),
  lastAt: z.string(),
  frames: z.array(shownFrame),
});
export type FailureGroup = z.infer<typeof failureGroup>;
