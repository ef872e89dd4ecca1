/** The file store is unreachable or temporarily unavailable: a retry may succeed soon. */
export class StorageAway extends Error {}

/**
 * Errors of `fetch` without a complete response: refused, disconnected or unresolved (a `TypeError`
 * with a cause), or a timeout.
 */
const isNetworkFault = (error: unknown): boolean =>
  (error instanceof TypeError && error.cause !== undefined) ||
  (error instanceof DOMException && error.name === 'TimeoutError');

/** Runs requests to a file store; network errors are thrown as `StorageAway`. */
export async function tellAbsence<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (!isNetworkFault(error)) throw error;
    throw new StorageAway('The file store does not answer', { cause: error });
  }
}
