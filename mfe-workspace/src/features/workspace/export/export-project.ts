import { fontNamesIn, pictureNamesIn } from 'shared-kit/contract';
import { readFonts, readPictures } from '../../../pictures';
import { archiveName } from './archive-name';
import { packProject } from './project-archive';
import type { ExportedProject } from './project-archive';

/** How long the download's object URL stays valid, in milliseconds. */
const addressLifetimeMs = 60_000;

/** Packs a project and hands it to the browser as a download. Rejects when packing fails. */
export async function exportProject(
  project: Omit<ExportedProject, 'pictures' | 'fonts'>,
): Promise<void> {
  const { title, files } = project;
  const pictures = await readPictures(pictureNamesIn(files));
  const fonts = await readFonts(fontNamesIn(files));
  const archive = await packProject({ ...project, pictures, fonts });
  const address = URL.createObjectURL(new Blob([archive], { type: 'application/zip' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = archiveName(title);
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, addressLifetimeMs);
}
