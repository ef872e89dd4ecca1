import * as z from 'zod/mini';
import { userLimits } from './user';

/** Page sizes of the account lists: the screens' (specification, section 9) and the maximum. */
export const accountPage = { size: 10, maxSize: 100 } as const;

/** Query parameters arrive as text. */
const count = (text: string) =>
  z.coerce.number<number>().check(z.int(text), z.minimum(1, text), z.maximum(1_000_000_000, text));

/**
 * Optional extension: with any of these the response holds one page (defaults 1 and 10) and
 * `total`; without them all accounts, as specified.
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
  /** Substring of the email, case-insensitive. */
  search: z.optional(
    z.string().check(z.trim(), z.maxLength(userLimits.email, 'search is too long')),
  ),
});

/** Parameters of an account's own address. */
export const accountParams = z.strictObject({ id: z.uuid('id must be a UUID') });

/** Total number of accounts; only in responses to a request for a page. */
export const accountTotal = z.optional(z.number());
