/** The file store cannot be reached, or says that it cannot answer now: what needed it may succeed in a moment. */
export class StorageAway extends Error {}

/**
 * What `fetch` rejects with where no answer came, or none to its end: refused, cut or not resolved (a `TypeError` with
 * that as its cause), or silent for too long.
 */
const isNetworkFault = (error: unknown): boolean =>
  (error instanceof TypeError && error.cause !== undefined) ||
  (error instanceof DOMException && error.name === 'TimeoutError');

/** Carries out what asks a file store over the network; a fault of the network is thrown as `StorageAway`. */
export async function tellAbsence<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (!isNetworkFault(error)) throw error;
    throw new StorageAway('The file store does not answer', { cause: error });
  }
}
