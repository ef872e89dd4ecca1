import {
  connectForms,
  fontFolder,
  linkedDocument,
  pictureFolder,
  siteFileNames,
} from 'shared-kit/contract';
import type { GeneratedFiles } from 'shared-kit/contract';
import { withFavicon, withoutFontPreloads } from './export-extras';
import { describeProject } from './project-readme';

/** Content of an archive. */
export interface ExportedProject {
  readonly title: string;
  /** The description the project began with. */
  readonly prompt: string;
  readonly files: GeneratedFiles;
  /** The member's own pictures the page shows, by name. */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
  /** Fonts the page uses, by name. */
  readonly fonts: ReadonlyMap<string, Uint8Array>;
  /** Where it is published, for its forms; null when it is not. */
  readonly link: string | null;
}

/** The four files of the specification, section 9, and the pictures and typefaces the page shows (decisions, 25). */
export async function packProject({
  title,
  prompt,
  files,
  pictures,
  fonts,
  link,
}: ExportedProject): Promise<Uint8Array<ArrayBuffer>> {
  const { strToU8, zipSync } = await import('fflate');
  const page = withFavicon(withoutFontPreloads(linkedDocument(files, title)), title, files.css);
  const packed = zipSync({
    'index.html': strToU8(link === null ? page : connectForms(page, files.js, link)),
    [siteFileNames.css]: strToU8(files.css),
    [siteFileNames.js]: strToU8(files.js),
    'README.md': strToU8(describeProject(title, prompt, files, link)),
    ...packedAssets(pictureFolder, pictures),
    ...packedAssets(fontFolder, fonts),
  });
  // A copy: the types require a Blob part that is not backed by shared memory.
  return new Uint8Array(packed);
}

/** Stored uncompressed: pictures and fonts are compressed already. */
function packedAssets(folder: string, assets: ReadonlyMap<string, Uint8Array>) {
  return Object.fromEntries(
    [...assets].map(([name, content]) => [
      folder + name,
      [content, { level: 0 }] satisfies [Uint8Array, { level: 0 }],
    ]),
  );
}
