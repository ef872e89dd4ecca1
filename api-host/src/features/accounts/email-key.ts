/**
 * The normalised email address that identifies an account: addresses with the same key belong to
 * the same account. The only normaliser: the database stores its result, so code and database never
 * disagree about equality (PostgreSQL's `lower` depends on the locale and turns `İ` into `i`,
 * JavaScript's does not).
 */
export const emailKey = (email: string): string => email.trim().toLowerCase();
