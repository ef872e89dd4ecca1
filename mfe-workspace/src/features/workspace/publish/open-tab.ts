/**
 * Opens an address outside of the product in a new tab; false when the browser blocked it. Not with
 * `noopener`, because the answer would then be the same in both cases: the opener is taken away instead,
 * before the other site's first script runs.
 */
export function openTab(address: string): boolean {
  const tab = window.open(address, '_blank');
  if (!tab) return false;
  tab.opener = null;
  return true;
}
