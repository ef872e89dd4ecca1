import { contractVersion } from 'shared-kit/contract';
import type { Clock } from '../../../clock';
import type { Database } from '../../../database/schema';
import type { RandomBytes } from '../../../randomness';
import { repeatWork } from '../../../repeated-work';
import { forgetHost, noteHost } from './hosts.repository';

/** Several times within the minute after which a host counts as gone. */
const everyMs = 15_000;

interface PresenceDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: RandomBytes;
  readonly onError: (error: unknown) => void;
}

/** Says in the database that this host answers, and which contract it understands, until `stop`. */
export function tellPresence({ db, clock, random, onError }: PresenceDeps): {
  stop: () => Promise<void>;
} {
  const id = random(12).toString('hex');
  const telling = repeatWork({
    work: () => noteHost(db, { id, contract: contractVersion, at: clock() }),
    everyMs,
    onError,
  });
  return {
    async stop() {
      await telling.stop();
      await forgetHost(db, id).catch(onError);
    },
  };
}
