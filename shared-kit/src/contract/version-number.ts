import * as z from 'zod/mini';

/** As far as versions and revisions are counted: the largest integer of the database. */
export const largestCount = 2_147_483_647;

const numberText = 'number is not valid';
const baseText = 'base is not valid';

/** A version's number in a path. */
export const versionNumber = z.coerce
  .number(numberText)
  .check(z.int(numberText), z.gte(1, numberText), z.lte(largestCount, numberText));

/** The newest version a caller knows, from `least` on. */
export const baseVersion = (least: 0 | 1) =>
  z.number(baseText).check(z.int(baseText), z.gte(least, baseText), z.lte(largestCount, baseText));
