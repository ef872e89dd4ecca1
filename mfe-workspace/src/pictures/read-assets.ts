import { ApiError, callApi } from 'shared-kit/client';
import { getFont, getPicture } from 'shared-kit/contract';

/**
 * The content of pictures that code asks for. One that is gone is left out, as it is from the page;
 * any other failure is one, or an export would lack pictures in silence.
 */
export const readPictures = (names: readonly string[]): Promise<Assets> =>
  readAll(names, (name) => callApi(getPicture, { params: { name } }));

/** The content of typefaces that code asks for; one the host does not have is left out. */
export const readFonts = (names: readonly string[]): Promise<Assets> =>
  readAll(names, (name) => callApi(getFont, { query: { name } }));

type Assets = ReadonlyMap<string, Uint8Array>;

async function readAll(
  names: readonly string[],
  read: (name: string) => Promise<{ readonly content: string }>,
): Promise<Assets> {
  const found = new Map<string, Uint8Array>();
  for (const name of names) {
    try {
      found.set(name, bytesOf((await read(name)).content));
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'NOT_FOUND') throw error;
    }
  }
  return found;
}

const bytesOf = (base64: string): Uint8Array =>
  Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
