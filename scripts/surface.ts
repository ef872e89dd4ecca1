/**
 * `npm run surface`: what of shared-kit's public surface differs from its lock, and which version is due;
 * exit code 1 when anything does. `-- --write` writes the lock anew, once the versions are high enough.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { describeJudgement, judgeSurface } from './surface/judge-surface';
import { lockFile, presentSurface } from './surface/kit-surface';
import { readLock, writeLock } from './surface/lock-text';

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
try {
  const now = await presentSurface();
  const text = await readFile(lockFile, 'utf8').catch(() => null);
  const judgement = text === null ? null : judgeSurface(readLock(text), now);
  if (values.write && (judgement?.tooLow.length ?? 0) === 0) {
    await writeFile(lockFile, writeLock(now));
    console.log(`The surface of shared-kit ${now.sharedKit} is written down.`);
  } else {
    const lines = judgement
      ? describeJudgement(judgement)
      : ['shared-kit has no lock of its surface: npm run surface -- --write'];
    if (lines.length === 0) {
      console.log(`The surface of shared-kit ${now.sharedKit} is as its lock says.`);
    } else {
      console.error(lines.join('\n'));
      process.exitCode = 1;
    }
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
