import { applyEdits as applyToSource } from 'site-document/edit';
import type { Edit, SiteFiles } from '../refine-types';

/** The files with some places replaced; everything else byte for byte as it was. */
export function applyEdits(files: SiteFiles, edits: readonly Edit[]): SiteFiles {
  const edited = (file: Edit['file']): string =>
    applyToSource(
      files[file],
      edits.filter((edit) => edit.file === file),
      'throws',
    );
  return { html: edited('html'), css: edited('css'), js: edited('js') };
}
