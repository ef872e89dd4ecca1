import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../../api-host/src/testing/free-port';
import { untilReady } from '../../test/host-process';

/**
 * Runs `npm start` in a checkout, as a person does, and answers the seconds until `/readyz` says yes. It is ended
 * afterwards with everything it started.
 */
export async function timeStart(checkout: string, dataFolder: string): Promise<number> {
  const [port, sitesPort, editorPort] = [await freePort(), await freePort(), await freePort()];
  const begun = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: checkout,
    // A group of its own: npm hands no signal on to what it runs.
    detached: true,
    env: {
      ...process.env,
      PORT: String(port),
      SITES_PORT: String(sitesPort),
      EDITOR_PORT: String(editorPort),
      DATA_DIR: dataFolder,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (chunk: Buffer): void => {
    output = (output + chunk.toString()).slice(-4_000);
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const ended = once(child, 'close');
  let isReady = false;
  // A fresh clone installs and builds first, which takes longer than a host is given.
  while (!isReady && child.exitCode === null) {
    isReady = await untilReady(`http://localhost:${port}`, () => child.exitCode === null);
  }
  const seconds = (performance.now() - begun) / 1_000;
  if (!isReady) throw new Error(`npm start ended:\n${output}`);
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
  await ended;
  return seconds;
}
