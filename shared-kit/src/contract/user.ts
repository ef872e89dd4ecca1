import * as z from 'zod/mini';

/** An upsell flag on the wire: 1 means unlocked. */
export const flag = z.union([z.literal(0), z.literal(1)]);
export type Flag = z.infer<typeof flag>;

export const otoNumbers = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type OtoNumber = (typeof otoNumbers)[number];
export type OtoKey = `oto_${OtoNumber}`;

/** Of an account: when it was suspended, and why. Not there while it is not. */
export const suspensionOfAccount = {
  suspended_at: z.optional(z.string()),
  suspension_reason: z.optional(z.string()),
};

/** A user as it leaves the server. Role is `admin` or anything else; timestamps are ISO 8601 in UTC. */
export const user = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.string(),
  created_at: z.string(),
  oto_1: flag,
  oto_2: flag,
  oto_3: flag,
  oto_4: flag,
  oto_5: flag,
  oto_6: flag,
  oto_7: flag,
  oto_8: flag,
  /** May publish, roll out and roll back; admins may anyway. A host without releases does not say. */
  release_manager: z.optional(flag),
  /** May do so for remotes it owns. Not there for an account that owns none. */
  release_owner: z.optional(flag),
  ...suspensionOfAccount,
  /** When its second factor was switched on. Not there while it is off. */
  second_factor_since: z.optional(z.string()),
});

export type User = z.infer<typeof user>;

/** Lengths in characters. The minimum password length is the specification's, section 9. */
export const userLimits = { name: 200, email: 254, passwordMin: 6, passwordMax: 200 } as const;

/** The basic address pattern of section 5: something, an at sign, something, a dot, something. */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Texts of section 5, shown on the field by the browser and answered by the server. */
export const validationMessages = {
  emailRequired: 'Email is required',
  emailInvalid: 'Invalid email format',
  passwordRequired: 'Password is required',
  passwordTooShort: 'Password must be at least 6 characters',
  tokenRequired: 'Token is required',
} as const;

export const emailField = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: validationMessages.emailRequired, abort: true }),
    z.maxLength(userLimits.email, 'Email is too long'),
    z.regex(emailPattern, validationMessages.emailInvalid),
  );

export const passwordField = z
  .string()
  .check(
    z.minLength(1, { error: validationMessages.passwordRequired, abort: true }),
    z.minLength(userLimits.passwordMin, validationMessages.passwordTooShort),
    z.maxLength(userLimits.passwordMax, 'Password is too long'),
  );

export const nameField = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Name is required'),
    z.maxLength(userLimits.name, 'Name is too long'),
  );

/** A token from a mail, as a person may have copied it. */
export const tokenField = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, validationMessages.tokenRequired),
    z.maxLength(200, 'Token is too long'),
  );

/** The answer of a call that only reports what it did. */
export const messageResponse = z.object({ message: z.string() });
