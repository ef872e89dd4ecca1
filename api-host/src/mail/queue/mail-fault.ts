/**
 * What is logged about a failed attempt. Without the error's message: mail servers repeat the
 * recipient's address in it.
 */
export function mailFault(error: unknown): { readonly [name: string]: string | number } {
  if (!(error instanceof Error)) return { name: typeof error };
  const said = error as Error & Partial<Record<'code' | 'command' | 'responseCode', unknown>>;
  const named = (['code', 'command', 'responseCode'] as const).flatMap((key) => {
    const value = said[key];
    return typeof value === 'string' || typeof value === 'number' ? [[key, value] as const] : [];
  });
  return { name: error.name, ...Object.fromEntries(named) };
}
