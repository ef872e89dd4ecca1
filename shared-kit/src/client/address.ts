/** Values of a path or query, by name. */
export type AddressParts = Readonly<Record<string, unknown>>;

/**
 * Fills the `:name` parameters of an endpoint's path. An empty part or a dot segment would silently
 * address another endpoint after the browser has normalised the URL, so those are refused.
 */
export function fillPath(path: string, params: AddressParts = {}): string {
  return path.replace(/:(\w+)/g, (_placeholder, name: string) => {
    const value = writeValue(params[name]);
    if (value === undefined || value === '' || value === '.' || value === '..') {
      throw new Error(`${path} cannot be called with ${name} = ${JSON.stringify(value)}`);
    }
    return encodeURIComponent(value);
  });
}

/** Writes a query; what is undefined or null is left out. */
export function writeQuery(query: AddressParts = {}): URLSearchParams {
  const written = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const text = writeValue(value);
    if (text !== undefined) written.set(name, text);
  }
  return written;
}

function writeValue(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}
