/**
 * Opens an external address in a new tab; false when the browser blocked it. Not with `noopener`,
 * which hides that result: the opener is removed before the other site's first script runs.
 */
export function openTab(address: string): boolean {
  const tab = window.open(address, '_blank');
  if (!tab) return false;
  tab.opener = null;
  return true;
}
