import type * as z from 'zod/mini';
import { ApiError } from './api-error';

/** Parses a response's text; `undefined` when it is not JSON, such as a proxy's HTML page. */
export function parseJson(text: unknown): unknown {
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Validates a response against its schema. A mismatch is a fault of the deployment: the message
 * tells the member what to do and names call and field for support.
 */
export function readAs<S extends z.ZodMiniType>(
  schema: S,
  answer: unknown,
  source: { readonly name: string; readonly status: number | null },
): z.output<S> {
  const result = schema.safeParse(answer);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const place = issue?.path.join('.') || 'the whole answer';
  throw new ApiError({
    code: 'CONTRACT_MISMATCH',
    message:
      'The server answered in a way this version of the app does not understand. ' +
      `Reload the page; if that does not help, contact support and mention “${source.name}: ${place}”.`,
    status: source.status,
    cause: result.error,
  });
}
