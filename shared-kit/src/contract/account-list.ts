import * as z from 'zod/mini';
import { userLimits } from './user';

/** Page sizes of the account lists: what the screens show (specification, section 9) and the most. */
export const accountPage = { size: 10, maxSize: 100 } as const;

/** Numbers in an address arrive as text. */
const count = (text: string) =>
  z.coerce.number<number>().check(z.int(text), z.minimum(1, text), z.maximum(1_000_000_000, text));

/**
 * Ours, and optional: with any of these the answer holds one page (1 and 10 where not given) and
 * `total`; without them it holds everything, as the specification's call does.
 */
export const accountListQuery = z.strictObject({
  page: z.optional(count('page must be a whole number from 1')),
  page_size: z.optional(
    count(`page_size must be a whole number from 1 to ${accountPage.maxSize}`).check(
      z.maximum(
        accountPage.maxSize,
        `page_size must be a whole number from 1 to ${accountPage.maxSize}`,
      ),
    ),
  ),
  /** Part of the email, in any case. */
  search: z.optional(
    z.string().check(z.trim(), z.maxLength(userLimits.email, 'search is too long')),
  ),
});

/** Parameters of an account's own address. */
export const accountParams = z.strictObject({ id: z.uuid('id must be a UUID') });

/** How many accounts there are in all; only in the answer to a question for a page. */
export const accountTotal = z.optional(z.number());
