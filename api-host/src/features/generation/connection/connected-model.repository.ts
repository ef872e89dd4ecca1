import type { Database } from '../../../database/schema';
import type { SecretBox } from '../../../secrets/secret-box';
import { UnreadableSecret } from '../../../secrets/secret-box';
import type { ChosenModel } from '../chosen-model';
import type { ConnectedModelTable } from '../generation.tables';

/** The connected model as saved. `unreadable` says why its key cannot be decrypted on this host. */
export interface ConnectedModel extends ChosenModel {
  readonly unreadable: UnreadableSecret['reason'] | null;
}

/**
 * Context the key is encrypted with: it decrypts only for the provider and address it was entered
 * for, so it cannot be redirected to another address.
 */
const rowOf = ({ provider, address }: Pick<ConnectedModelTable, 'provider' | 'address'>) =>
  `connected_model connected ${provider} ${address}`;

/** Read for every generation, so a change on one host applies to all of them at once. */
export async function findConnectedModel(
  db: Database,
  box: SecretBox,
): Promise<ConnectedModel | null> {
  const row = await db.selectFrom('connected_model').selectAll().executeTakeFirst();
  if (!row) return null;
  return {
    provider: row.provider,
    address: row.address === '' ? null : row.address,
    model: row.model,
    seesPictures: row.sees_pictures,
    ...openKey(row, box),
  };
}

function openKey(row: ConnectedModelTable, box: SecretBox) {
  if (row.sealed_key === null) return { key: null, unreadable: null };
  try {
    return { key: box.open(row.sealed_key, rowOf(row)), unreadable: null };
  } catch (error) {
    if (!(error instanceof UnreadableSecret)) throw error;
    return { key: null, unreadable: error.reason };
  }
}

export async function saveConnectedModel(
  { db, box }: { readonly db: Database; readonly box: SecretBox },
  { provider, address, key, model, seesPictures }: ChosenModel,
  now: Date,
): Promise<void> {
  const place = { provider, address: address ?? '' };
  const row = {
    ...place,
    model,
    sees_pictures: seesPictures,
    sealed_key: key === null ? null : box.seal(key, rowOf(place)),
    changed_at: now,
  };
  await db
    .insertInto('connected_model')
    .values({ id: 'connected', ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** Returns false when none was connected. */
export async function removeConnectedModel(db: Database): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('connected_model').executeTakeFirst();
  return numDeletedRows > 0n;
}
