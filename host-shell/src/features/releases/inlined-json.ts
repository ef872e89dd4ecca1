/** What the host has written into its page as inert JSON; undefined where there is none. */
export function readInlinedJson(id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // A proxy mangled the page: the same as a page that carries nothing.
    return undefined;
  }
}
