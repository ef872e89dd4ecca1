/**
 * The operator's editor with the ticket in the address's fragment, which browsers send to no server and
 * put into no referrer. Null when the configured address is no web page.
 */
export function editorAddress(adminSiteUrl: string, ticket: string): string | null {
  const address = new URL(adminSiteUrl);
  if (!/^https?:$/.test(address.protocol)) return null;
  // An editor may route by its fragment: `#/edit` becomes `#/edit?ticket=…`.
  const route = address.hash.slice(1);
  const separator = route === '' ? '' : route.includes('?') ? '&' : '?';
  address.hash = `${route}${separator}ticket=${encodeURIComponent(ticket)}`;
  return address.href;
}
