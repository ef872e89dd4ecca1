import type { SuiteRecord } from 'shared-kit/contract/releases';
import {
  inlinedKeysId,
  inlinedSignedRecordId,
  isSuiteRecord,
  openSignedRecord,
} from 'shared-kit/contract/rollout';
import type { OpenedRecord, PinnedKey, RecordProblem } from 'shared-kit/contract/rollout';
import { readInlinedJson } from './inlined-json';
import { keepRecord, readKeptRecord } from './kept-record';

/** The release record in force in this page. */
export interface RecordHolder {
  readonly current: () => SuiteRecord;
  /** Reads `/releases.json` again; without an answer that holds, the record in force stays. */
  readonly refresh: () => Promise<void>;
}

export interface RecordOptions {
  /** Fetches `/releases.json`. */
  readonly fetchRecord: () => Promise<unknown>;
  readonly onRefused: (problem: RecordProblem) => void;
}

/** No record could be found that this page may follow. */
export class NoRecordError extends Error {
  override readonly name = 'NoRecordError';
}

type Open = (document: unknown, newest: number) => Promise<OpenedRecord>;

/**
 * Opens the record this page runs by: the one the host has written into it, held against the keys it
 * pins and the newest record this browser has seen. A refused one is reported, and the last good one
 * goes on in its place (decision 012).
 */
export async function openPageRecord(options: RecordOptions): Promise<RecordHolder> {
  // Keys come with the page: whoever can write the page needs no forged record.
  const keys = (readInlinedJson(inlinedKeysId) ?? []) as PinnedKey[];
  const open: Open = (document, newest) =>
    openSignedRecord(document, { keys, subtle: globalThis.crypto.subtle, newest });
  let record = await firstRecord(open, options);
  return {
    current: () => record,
    async refresh() {
      const document = await options.fetchRecord().catch(() => undefined);
      if (document === undefined) return;
      const opened = await open(document, record.serial);
      if (opened.record === null) {
        options.onRefused(opened.problem);
        return;
      }
      record = opened.record;
      keepRecord(record.serial, document);
    },
  };
}

async function firstRecord(open: Open, options: RecordOptions): Promise<SuiteRecord> {
  const inlined = readInlinedJson(inlinedSignedRecordId) ?? (await fetched(options));
  const kept = readKeptRecord();
  const opened = await open(inlined, kept?.serial ?? 0);
  if (opened.record) {
    keepRecord(opened.record.serial, inlined);
    return opened.record;
  }
  options.onRefused(opened.problem);
  if (opened.problem === 'cannot-verify') return unverified(inlined);
  if (kept) {
    const lastGood = await open(kept.document(), 0);
    if (lastGood.record) return lastGood.record;
    // The page no longer pins the keys of what was kept, so that holds no page back any more: a stolen
    // key that was retired must not shut members out with a serial nobody reaches.
  }
  const fallback = opened.problem === 'older' ? inlined : await fetched(options);
  const last = await open(fallback, 0);
  if (!last.record) throw new NoRecordError(`No release record may be followed: ${last.problem}`);
  keepRecord(last.record.serial, fallback);
  return last.record;
}

async function fetched({ fetchRecord }: RecordOptions): Promise<unknown> {
  return fetchRecord().catch(() => undefined);
}

/** The page's own record where the browser cannot verify: it is as trustworthy as the page. */
function unverified(document: unknown): SuiteRecord {
  const { payload } = document as { payload: string };
  const record: unknown = JSON.parse(payload);
  if (!isSuiteRecord(record)) throw new NoRecordError('The page’s release record is malformed');
  return record;
}
