import sharp from 'sharp';
import type { PictureReply } from './picture-process';
import { readPicture, UnusablePicture } from './read-picture';

// One picture at a time and nothing kept: the next one may be somebody else's.
sharp.cache(false);
sharp.concurrency(1);

const send = (reply: PictureReply): void => void process.send?.(reply);

/** The other end of a picture process: one upload, one answer. */
process.on('message', (upload: Buffer) => {
  readPicture(upload).then(
    (picture) => send({ picture }),
    (error: unknown) =>
      send({
        unusable:
          error instanceof UnusablePicture ? error.message : 'The picture could not be read',
      }),
  );
});

// Without the host there is nobody to read for.
process.on('disconnect', () => process.exit(0));
