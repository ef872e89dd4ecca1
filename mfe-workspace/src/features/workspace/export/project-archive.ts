import { linkedDocument, pictureFolder, siteFileNames } from 'shared-kit/contract';
import type { GeneratedFiles } from 'shared-kit/contract';
import { describeProject } from './project-readme';

/** The four files of the specification, section 9, and the member's own pictures the page shows. */
export async function packProject(
  title: string,
  prompt: string,
  files: GeneratedFiles,
  pictures: ReadonlyMap<string, Uint8Array> = new Map(),
): Promise<Uint8Array<ArrayBuffer>> {
  const { strToU8, zipSync } = await import('fflate');
  const packed = zipSync({
    'index.html': strToU8(linkedDocument(files, title)),
    [siteFileNames.css]: strToU8(files.css),
    [siteFileNames.js]: strToU8(files.js),
    'README.md': strToU8(describeProject(title, prompt, files)),
    ...packedPictures(pictures),
  });
  // Its own buffer: a Blob part must not be backed by shared memory, and the types insist.
  return new Uint8Array(packed);
}

/** Pictures are packed already: doing it again would only take time. */
function packedPictures(pictures: ReadonlyMap<string, Uint8Array>) {
  return Object.fromEntries(
    [...pictures].map(([name, content]) => [
      pictureFolder + name,
      [content, { level: 0 }] satisfies [Uint8Array, { level: 0 }],
    ]),
  );
}
