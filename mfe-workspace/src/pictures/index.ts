/** A member's own pictures: the strip that uploads them, their queries, their bytes for an export. */
export { PictureStrip } from './picture-strip';
export { pictureQueries } from './picture.queries';
export { readFonts, readPictures } from './read-assets';
export { usePictures } from './use-pictures';
export type { Pictures } from './use-pictures';
