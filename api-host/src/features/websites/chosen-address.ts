import { conflict } from '../../errors';
import type { Database } from '../../database/schema';
import { firstFreeSlug, moveWebsite } from './addresses.repository';
import { slugFrom } from './slug';

/** Whether an address is taken or reserved, as a sentence: `slugFrom` changes reserved ones. */
export const taken = (address: string): string =>
  slugFrom(address) === address ? 'This address is taken' : 'This address is reserved';

/** Throws 409 with the reason and a free address. */
export async function refuseAddress(
  db: Database,
  address: string,
  except: string | null,
): Promise<never> {
  const suggestion = await firstFreeSlug(db, slugFrom(address), except);
  throw conflict(`${taken(address)}. Free is, for example, ${suggestion}`);
}

/** Throws 409 unless an address is free at the moment. */
export async function requireFreeAddress(
  db: Database,
  address: string,
  except: string | null,
): Promise<void> {
  const isFree = (await firstFreeSlug(db, slugFrom(address), except)) === address;
  if (!isFree) await refuseAddress(db, address, except);
}

/** Moves a website to an address; throws 409 when it is taken. */
export async function moveToAddress(db: Database, id: string, address: string): Promise<void> {
  const usable = slugFrom(address) === address;
  if (!usable || !(await moveWebsite(db, id, address))) await refuseAddress(db, address, id);
}
