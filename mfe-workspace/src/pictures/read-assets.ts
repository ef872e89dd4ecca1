import { ApiError, callApi } from 'shared-kit/client';
import { getFont, getPicture } from 'shared-kit/contract';

/**
 * Content of the pictures code refers to. Deleted ones are left out; any other failure rejects, or
 * an export would silently lack pictures.
 */
export const readPictures = (names: readonly string[]): Promise<Assets> =>
  readAll(names, (name) => callApi(getPicture, { params: { name } }));

/** Content of the fonts code refers to; those the host does not have are left out. */
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
