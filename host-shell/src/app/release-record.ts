import type { ReleaseRecord } from 'shared-kit/contract';

/** Id of the `<script type="application/json">` the host inlines into the shell's page. */
const inlinedRecordId = 'sitewright-releases';

async function fetchRecord(): Promise<ReleaseRecord> {
  const { fetchReleaseRecord } = await import('shared-kit/client');
  return fetchReleaseRecord();
}

function readInlinedRecord(): ReleaseRecord | null {
  const text = document.getElementById(inlinedRecordId)?.textContent;
  if (!text) return null;
  // The host that wrote it into its own page has checked it against the contract's schema.
  return JSON.parse(text) as ReleaseRecord;
}

/** The release record in force in this page. */
export interface RecordHolder {
  readonly current: () => ReleaseRecord;
  /** Reads `/releases.json` again; without an answer the record in force stays. */
  readonly refresh: () => Promise<void>;
}

/** Takes the record from the page, or from `/releases.json` where the page carries none. */
export async function loadReleaseRecord(): Promise<RecordHolder> {
  let record = readInlinedRecord() ?? (await fetchRecord());
  return {
    current: () => record,
    async refresh() {
      const next = await fetchRecord().catch(() => record);
      // An older record is a stale cache on the way; going back happens by a newer record.
      if (next.serial >= record.serial) record = next;
    },
  };
}
