/**
 * Project storage in this browser: one key per draft, so that two tabs with two projects cannot
 * overwrite each other, and a list of drafts, latest first.
 */
const recordPrefix = 'sitewright.project.';
const recentKey = 'sitewright.projects';
const thisTabKey = 'sitewright.project-of-tab';

/** Limit of stored projects; older ones are removed. Local storage holds about 5 MB in total. */
const storedProjectLimit = 12;

export function recordKey(draftId: string): string {
  return `${recordPrefix}${draftId}`;
}

/** The draft a `storage` event is about, or null. */
export function draftOfKey(key: string | null): string | null {
  return key?.startsWith(recordPrefix) ? key.slice(recordPrefix.length) : null;
}

/** Ids of all projects stored in this browser. */
export function storedDraftIds(): string[] {
  return Object.keys(localStorage).flatMap((key) => draftOfKey(key) ?? []);
}

/** Removes a project from this browser. */
export function forgetDraft(draftId: string): void {
  localStorage.removeItem(recordKey(draftId));
  tryToWrite(localStorage, recentKey, JSON.stringify(readRecent().filter((id) => id !== draftId)));
  if (sessionStorage.getItem(thisTabKey) === draftId) sessionStorage.removeItem(thisTabKey);
}

/** Id of the project last shown in this tab, or else in this browser. */
export function lastDraftId(): string | null {
  return sessionStorage.getItem(thisTabKey) ?? readRecent()[0] ?? null;
}

/** Moves a project to the front of the list and removes those beyond the limit. */
export function rememberDraft(draftId: string): void {
  const recent = [draftId, ...readRecent().filter((id) => id !== draftId)];
  for (const old of recent.slice(storedProjectLimit)) localStorage.removeItem(recordKey(old));
  tryToWrite(localStorage, recentKey, JSON.stringify(recent.slice(0, storedProjectLimit)));
  tryToWrite(sessionStorage, thisTabKey, draftId);
}

/**
 * Writes a record. When storage is full, the oldest other projects are removed one by one. Returns
 * false when the record does not fit even alone.
 */
export function writeRecord(draftId: string, text: string): boolean {
  const others = readRecent().filter((id) => id !== draftId);
  while (!tryToWrite(localStorage, recordKey(draftId), text)) {
    const oldest = others.pop();
    if (oldest === undefined) return false;
    localStorage.removeItem(recordKey(oldest));
    tryToWrite(localStorage, recentKey, JSON.stringify([draftId, ...others]));
  }
  return true;
}

function tryToWrite(storage: Storage, key: string, value: string): boolean {
  try {
    storage.setItem(key, value);
    return true;
  } catch {
    // Full, or storage is switched off: the caller decides what that means.
    return false;
  }
}

function readRecent(): string[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(recentKey) ?? '[]');
    return Array.isArray(list) ? list.filter((id) => typeof id === 'string') : [];
  } catch {
    // Damaged: the list starts empty; the records stay until sign-out clears storage.
    return [];
  }
}
