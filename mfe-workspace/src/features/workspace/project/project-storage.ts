/**
 * Where projects are kept in this browser: one key per draft, so that two tabs with two projects cannot
 * overwrite each other, and a list of drafts, the latest first.
 */
const recordPrefix = 'sitewright.project.';
const recentKey = 'sitewright.projects';
const thisTabKey = 'sitewright.project-of-tab';

/** Older projects than these make room: local storage holds about 5 MB for everything. */
const keptProjects = 12;

export function recordKey(draftId: string): string {
  return `${recordPrefix}${draftId}`;
}

/** The draft a `storage` event is about, or null. */
export function draftOfKey(key: string | null): string | null {
  return key?.startsWith(recordPrefix) ? key.slice(recordPrefix.length) : null;
}

/** Every project this browser holds a record of. */
export function storedDraftIds(): string[] {
  return Object.keys(localStorage).flatMap((key) => draftOfKey(key) ?? []);
}

/** Forgets a project of this browser. */
export function forgetDraft(draftId: string): void {
  localStorage.removeItem(recordKey(draftId));
  tryToWrite(localStorage, recentKey, JSON.stringify(readRecent().filter((id) => id !== draftId)));
  if (sessionStorage.getItem(thisTabKey) === draftId) sessionStorage.removeItem(thisTabKey);
}

/** The project this tab showed last, or the browser did. */
export function lastDraftId(): string | null {
  return sessionStorage.getItem(thisTabKey) ?? readRecent()[0] ?? null;
}

/** Remembers that a project is the latest one, and forgets those beyond the limit. */
export function rememberDraft(draftId: string): void {
  const recent = [draftId, ...readRecent().filter((id) => id !== draftId)];
  for (const old of recent.slice(keptProjects)) localStorage.removeItem(recordKey(old));
  tryToWrite(localStorage, recentKey, JSON.stringify(recent.slice(0, keptProjects)));
  tryToWrite(sessionStorage, thisTabKey, draftId);
}

/**
 * Writes a record; when storage is full, the oldest other projects make room one by one. False when it
 * does not even fit alone.
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
    // Damaged: the list starts again, the records stay until sign-out clears all storage.
    return [];
  }
}
