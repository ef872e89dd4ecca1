/**
 * The form of an email address that identifies an account: two addresses with the same key are one
 * account's. The only normaliser: the database stores what this returns, so that code and database can
 * never disagree about which addresses are equal (PostgreSQL's `lower` depends on the locale and turns
 * `İ` into `i`, JavaScript's does not).
 */
export const emailKey = (email: string): string => email.trim().toLowerCase();
