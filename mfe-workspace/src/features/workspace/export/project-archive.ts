import { linkedDocument, siteFileNames } from 'shared-kit/contract';
import type { GeneratedFiles } from 'shared-kit/contract';
import { describeProject } from './project-readme';

/** The archive of a project: exactly the four files of the specification, section 9. */
export async function packProject(
  title: string,
  prompt: string,
  files: GeneratedFiles,
): Promise<Uint8Array<ArrayBuffer>> {
  const { strToU8, zipSync } = await import('fflate');
  const packed = zipSync({
    'index.html': strToU8(linkedDocument(files, title)),
    [siteFileNames.css]: strToU8(files.css),
    [siteFileNames.js]: strToU8(files.js),
    'README.md': strToU8(describeProject(title, prompt, files)),
  });
  // Its own buffer: a Blob part must not be backed by shared memory, and the types insist.
  return new Uint8Array(packed);
}
