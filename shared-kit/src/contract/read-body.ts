import type * as z from 'zod/mini';
import type { Schema } from './endpoint';

/** Messages by field name; fields without one are valid. */
export type FieldMessages = Readonly<Partial<Record<string, string>>>;

/** Result of reading a form as the endpoint's body: the body, or messages by field. */
export type BodyReading<B extends Schema> =
  | { readonly valid: true; readonly body: z.output<B> }
  | { readonly valid: false; readonly errors: FieldMessages };

/**
 * Checks a form's input with the very schema the server uses, so both sides give the same texts. Of
 * several things wrong with one field the first is reported.
 */
export function readBody<B extends Schema>(
  endpoint: { readonly operation: string; readonly body?: B },
  input: z.input<B>,
): BodyReading<B> {
  if (!endpoint.body) throw new Error(`${endpoint.operation} takes no body`);
  const result = endpoint.body.safeParse(input);
  if (result.success) return { valid: true, body: result.data };
  const errors: Record<string, string> = {};
  for (const issue of result.error.issues) {
    const field = String(issue.path[0] ?? '');
    errors[field] ??= issue.message;
  }
  return { valid: false, errors };
}
