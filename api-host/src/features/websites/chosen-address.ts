import { conflict } from '../../errors';
import type { Database } from '../../database/schema';
import { firstFreeSlug, moveWebsite } from './addresses.repository';
import { slugFrom } from './slug';

/** Reserved by the host, or somebody's: `slugFrom` answers another name for what is reserved. */
export const taken = (address: string): string =>
  slugFrom(address) === address ? 'This address is taken' : 'This address is reserved';

/** 409 with the reason and a free address. */
export async function refuseAddress(
  db: Database,
  address: string,
  except: string | null,
): Promise<never> {
  const suggestion = await firstFreeSlug(db, slugFrom(address), except);
  throw conflict(`${taken(address)}. Free is, for example, ${suggestion}`);
}

/** Whether a website may have an address, as far as is known now. */
export async function requireFreeAddress(
  db: Database,
  address: string,
  except: string | null,
): Promise<void> {
  const isFree = (await firstFreeSlug(db, slugFrom(address), except)) === address;
  if (!isFree) await refuseAddress(db, address, except);
}

/** Gives a website an address, or 409. */
export async function moveToAddress(db: Database, id: string, address: string): Promise<void> {
  const usable = slugFrom(address) === address;
  if (!usable || !(await moveWebsite(db, id, address))) await refuseAddress(db, address, id);
}
