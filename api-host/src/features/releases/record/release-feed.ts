import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { SignedRecord, SuiteRecord } from 'shared-kit/contract/releases';
import type { PinnedKey } from 'shared-kit/contract/rollout';
import { openAudiences } from '../audience/open-audiences.repository';
import type { OpenAudience } from '../audience/open-audiences.repository';
import { announceKeys, pinnedKeys } from '../keys/keys.repository';
import type { SigningKeys } from '../keys/signing-keys';
import type { ReleaseDeps } from '../release-deps';
import { currentRecord } from './entries.repository';

/** The record in force, ready to be served. */
export interface ReleasePublication {
  readonly record: SuiteRecord;
  readonly signed: SignedRecord;
  readonly keys: readonly PinnedKey[];
  /** Body of `/releases.json`. */
  readonly text: string;
  readonly tag: string;
  /** Who gets candidates of this record first. It is in no answer: whom it names is nobody's business. */
  readonly audiences: readonly OpenAudience[];
}

export interface ReleaseFeed {
  /** Null before the first record. */
  read(): Promise<ReleasePublication | null>;
}

/**
 * Serves the record of the database, which all hosts share, signed by this host. One small query per
 * read says whether what was signed last is still true.
 */
export function openReleaseFeed(deps: ReleaseDeps): ReleaseFeed {
  let known: { readonly stamp: string; readonly publication: ReleasePublication } | null = null;
  let announced = '';
  return {
    async read() {
      const own = deps.releaseKeys.list();
      const ownKids = own.map(({ kid }) => kid).join();
      if (announced !== ownKids) await announceKeys(deps.db, deps.clock, own);
      announced = ownKids;
      const stamp = `${await readStamp(deps)} ${ownKids}`;
      if (known?.stamp === stamp) return known.publication;
      const record = await currentRecord(deps.db);
      if (!record) return null;
      const keys = await pinnedKeys(deps.db);
      const audiences = await openAudiences(deps.db);
      const publication = publicationOf(record, deps.releaseKeys, keys, audiences);
      known = { stamp, publication };
      return publication;
    },
  };
}

async function readStamp({ db }: ReleaseDeps): Promise<string> {
  const { rows } = await sql<{ stamp: string }>`
    select concat_ws(' ',
      (select max(serial) from release_entries),
      (select count(*) from release_keys),
      (select count(*) from release_keys where retired_at is not null)) as stamp`.execute(db);
  return rows[0]?.stamp ?? '';
}

/** Signs a record; whoever reads it pins `keys`. */
export function publicationOf(
  record: SuiteRecord,
  releaseKeys: Pick<SigningKeys, 'list' | 'sign'>,
  keys: readonly PinnedKey[],
  audiences: readonly OpenAudience[] = [],
): ReleasePublication {
  const payload = JSON.stringify(record);
  const signed = { payload, signatures: releaseKeys.sign(payload) };
  // An ECDSA signature is another one each time: the tag names what is signed and by whom, so that
  // several hosts, and one before and after a restart, agree about it.
  const signers = releaseKeys.list().map(({ kid }) => kid);
  const digest = createHash('sha256').update(payload).update(signers.join()).digest('base64url');
  const text = JSON.stringify(signed);
  return { record, signed, keys, text, tag: `"${digest.slice(0, 22)}"`, audiences };
}
