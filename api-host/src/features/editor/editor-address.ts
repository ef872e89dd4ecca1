/**
 * The operator's editor with the ticket in the URL's fragment, which browsers send neither to
 * servers nor in referrers. Null when the configured address is not a web page.
 */
export function editorAddress(adminSiteUrl: string, ticket: string): string | null {
  const address = new URL(adminSiteUrl);
  if (!/^https?:$/.test(address.protocol)) return null;
  // An editor may use hash routing: `#/edit` becomes `#/edit?ticket=…`.
  const route = address.hash.slice(1);
  const separator = route === '' ? '' : route.includes('?') ? '&' : '?';
  address.hash = `${route}${separator}ticket=${encodeURIComponent(ticket)}`;
  return address.href;
}
