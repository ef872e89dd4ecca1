import type { RequestOf, saveModelConnection } from 'shared-kit/contract';
import { conflict } from '../../../errors';
import type { Caller } from '../../../plugins/access';
import { UnusableEncryptionKey } from '../../../secrets/encryption-key';
import { actorOf, hostTarget, noteAudit } from '../../audit/note-audit';
import type { ChosenModel } from '../chosen-model';
import type { GenerationDeps } from '../generation-deps';
import {
  findConnectedModel,
  removeConnectedModel,
  saveConnectedModel,
} from './connected-model.repository';
import type { ConnectedModel } from './connected-model.repository';
import { modelOfEntry } from './connection.policy';

type Entry = RequestOf<typeof saveModelConnection>['body'];

const fields = ['provider', 'address', 'model', 'seesPictures', 'key'] as const;

/**
 * Saves an administrator's entry and audits which fields changed, not their values: any of them may
 * contain a key.
 */
export async function connectModel(
  { db, clock, generation }: GenerationDeps,
  caller: Caller,
  entry: Entry,
): Promise<ChosenModel> {
  const { box } = generation.connection;
  try {
    return await db.transaction().execute(async (transaction) => {
      const before = await findConnectedModel(transaction, box);
      const model = modelOfEntry(entry, before);
      await saveConnectedModel({ db: transaction, box }, model, clock());
      const action = before === null ? 'model.connected' : 'model.changed';
      const note = { at: clock(), by: actorOf(caller), target: hostTarget };
      const detail = { fields: changedFields(before, model) };
      await noteAudit(transaction, { ...note, action, detail });
      return model;
    });
  } catch (error) {
    if (error instanceof UnusableEncryptionKey) throw conflict(error.message);
    throw error;
  }
}

const changedFields = (before: ConnectedModel | null, after: ChosenModel): string[] =>
  fields.filter((field) => before?.[field] !== after[field] && (before ?? after[field]) !== null);

/** Removes the connected model; audits nothing if there was none. */
export function disconnectModel({ db, clock }: GenerationDeps, caller: Caller): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    if (!(await removeConnectedModel(transaction))) return;
    const note = { at: clock(), by: actorOf(caller), target: hostTarget };
    await noteAudit(transaction, { ...note, action: 'model.removed' });
  });
}
