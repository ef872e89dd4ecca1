import type JSZip from 'jszip';
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
}: ExportedProject): Promise<ArrayBuffer> {
  const { default: JSZip } = await import('jszip');
  const archive = new JSZip();
  const page = withFavicon(withoutFontPreloads(linkedDocument(files, title)), title, files.css);
  archive.file('index.html', link === null ? page : connectForms(page, files.js, link));
  archive.file(siteFileNames.css, files.css);
  archive.file(siteFileNames.js, files.js);
  archive.file('README.md', describeProject(title, prompt, files, link));
  addAssets(archive, pictureFolder, pictures);
  addAssets(archive, fontFolder, fonts);
  return archive.generateAsync({ type: 'arraybuffer', compression: 'DEFLATE' });
}

/** Stored uncompressed: pictures and fonts are compressed already. Without entries for folders. */
function addAssets(archive: JSZip, folder: string, assets: ReadonlyMap<string, Uint8Array>): void {
  for (const [name, content] of assets)
    archive.file(folder + name, content, { compression: 'STORE', createFolders: false });
}
