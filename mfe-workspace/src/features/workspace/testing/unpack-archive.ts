import JSZip from 'jszip';

/** The files of a ZIP archive by name, in the order in which it holds them. */
export async function unpackArchive(
  archive: ArrayBuffer | Uint8Array,
): Promise<Record<string, Uint8Array>> {
  const { files } = await JSZip.loadAsync(archive);
  const unpacked = Object.values(files).map(
    async (file) => [file.name, await file.async('uint8array')] as const,
  );
  return Object.fromEntries(await Promise.all(unpacked));
}

/** The text of one file of an archive; empty when the archive does not hold it. */
export const textIn = (files: Readonly<Record<string, Uint8Array>>, name: string): string =>
  new TextDecoder().decode(files[name]);
