/** Values of a path or query, by name. */
export type AddressParts = Readonly<Record<string, unknown>>;

/**
 * Fills the `:name` parameters of an endpoint's path. Throws for an empty value or a dot segment,
 * which would silently address another endpoint after URL normalisation.
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

/** Builds a query string; undefined and null values are left out. */
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
