import sharp from 'sharp';
import { currentMember } from '../../threads/current-member';
import { FairQueue } from '../../threads/fair-queue';

// libvips would otherwise use every processor of the host for one picture.
sharp.concurrency(1);

const queue = new FairQueue({ running: 1, waitingPerMember: Infinity });

/**
 * Runs picture work of this process, one at a time and in turns between members. For pictures that
 * a program of ours has written; what members send is decoded in `pictureProcess`.
 */
export const inPictureTurn = <Made>(work: () => Promise<Made>): Promise<Made> =>
  queue.run(currentMember(), work);
