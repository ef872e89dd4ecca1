const themes = new Set(['light', 'dark']);

/**
 * The theme the workspace has named in the address: the app's storage is another origin's. Kept where the
 * kit looks for a member's choice, so that a reload has it too.
 */
export function keepAddressTheme(): void {
  const theme = new URLSearchParams(location.search).get('theme');
  if (theme === null) return;
  try {
    if (themes.has(theme)) localStorage.setItem('theme', theme);
    else localStorage.removeItem('theme');
  } catch {
    // No storage at all: then the device's own theme has to do.
  }
}
