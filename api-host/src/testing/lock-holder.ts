/** A process that tries to lock a folder; it prints the result and runs until it is killed. */
import { lockFolder } from '../database/folder-lock/folder-lock';

const folder = process.argv[2] ?? '';
lockFolder(folder).then(
  () => {
    process.stdout.write('held\n');
    process.stdin.resume();
  },
  (error: unknown) => {
    process.stdout.write(`refused ${error instanceof Error ? error.message : String(error)}\n`);
  },
);
