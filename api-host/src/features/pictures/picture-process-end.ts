import sharp from 'sharp';
import type { PictureReply } from './picture-process';
import { readPicture, UnusablePicture } from './read-picture';

// One picture at a time and no cache: the next one may be another member's.
sharp.cache(false);
sharp.concurrency(1);

const send = (reply: PictureReply): void => void process.send?.(reply);

/** The child process: one upload, one reply. */
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

// Exits with the host.
process.on('disconnect', () => process.exit(0));
