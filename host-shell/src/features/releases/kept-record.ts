/** Storage keys: the newest serial seen, and the signed document it came with. */
const keys = { serial: 'release-serial', document: 'release-record' } as const;

/** The newest record this browser has verified, as the signed text it was. */
export interface KeptRecord {
  readonly serial: number;
  /** Parsed on demand: it is needed only when a page brings an older one. */
  readonly document: () => unknown;
}

/** The newest record seen; null in a new browser, after a sign-out, and where a part is damaged. */
export function readKeptRecord(): KeptRecord | null {
  const serial = Number(localStorage.getItem(keys.serial) ?? Number.NaN);
  const text = localStorage.getItem(keys.document);
  if (!Number.isSafeInteger(serial) || text === null) return null;
  return { serial, document: () => parse(text) };
}

/** Keeps a verified document; one with the serial that is kept already is not written again. */
export function keepRecord(serial: number, document: unknown): void {
  if (readKeptRecord()?.serial === serial) return;
  try {
    localStorage.setItem(keys.document, JSON.stringify(document));
    localStorage.setItem(keys.serial, String(serial));
  } catch {
    // The storage is full: nothing is kept, and the page's own record is all there is.
    forgetRecord();
  }
}

function forgetRecord(): void {
  localStorage.removeItem(keys.serial);
  localStorage.removeItem(keys.document);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
