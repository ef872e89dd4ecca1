import { ApiError, callApi } from 'shared-kit/client';
import { getPicture } from 'shared-kit/contract';

/**
 * The content of pictures that code asks for. One that is gone is left out, as it is from the page;
 * any other failure is one, or an export would lack pictures in silence.
 */
export async function readPictures(
  names: readonly string[],
): Promise<ReadonlyMap<string, Uint8Array>> {
  const found = new Map<string, Uint8Array>();
  for (const name of names) {
    try {
      const { content } = await callApi(getPicture, { params: { name } });
      found.set(name, bytesOf(content));
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'NOT_FOUND') throw error;
    }
  }
  return found;
}

const bytesOf = (base64: string): Uint8Array =>
  Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
