import { hash, verify } from '@node-rs/argon2';

/**
 * OWASP's first recommendation for argon2id (the library's default): 19 MiB, two passes, about 8
 * ms.
 */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A salted argon2id hash in PHC format. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost);

let decoy: Promise<string> | null = null;

/**
 * Whether the password matches the hash. Without a hash (unknown email) it takes as long, so that
 * response times do not reveal which emails have accounts.
 */
export async function fitsPassword(password: string, stored: string | null): Promise<boolean> {
  decoy ??= hashPassword('a password nobody has');
  const fits = await verify(stored ?? (await decoy), password);
  return fits && stored !== null;
}
