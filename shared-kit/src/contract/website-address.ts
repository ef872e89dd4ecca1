import * as z from 'zod/mini';

/** Longest address of a website in characters, as the last part of its link. */
export const addressLimit = 60;

/** What the last part of a website's link may look like: `harbour-street-bakery`. */
export const addressPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** An address as a member types it; upper case counts as lower case. */
export const websiteAddress = z
  .string('address must be text')
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, 'Address is required'),
    z.maxLength(addressLimit, `Use at most ${addressLimit} characters`),
    z.regex(addressPattern, 'Use letters, digits and single hyphens, such as corner-bakery'),
  );
