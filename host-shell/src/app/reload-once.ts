import type { RemoteCandidate } from '../features/remote-loader/remote-source.port';

/** What is waited for before: the report, and the quarantine in the storage. */
const afterMs = 50;

/** Reloads the page because of a version, at most once in a tab: a reload that does not help must not become a loop. */
export function reloadOnce({ remote, version }: RemoteCandidate): void {
  const key = `release-reloaded ${remote} ${version}`;
  if (sessionStorage.getItem(key) !== null) return;
  try {
    sessionStorage.setItem(key, '1');
  } catch {
    // The storage is full: what cannot be counted is not begun.
    return;
  }
  setTimeout(() => {
    location.reload();
  }, afterMs);
}
