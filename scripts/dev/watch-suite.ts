import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import path from 'node:path';
import { buildSuite } from '../build/build-suite';
import { remoteFolders, root } from '../webpack/workspaces';

/** Editors write several files at once; one build for all of them, after this many milliseconds. */
const settleMs = 200;

async function rebuild(): Promise<void> {
  try {
    await buildSuite();
    console.log('Built. Reload the page to see it.');
  } catch (error) {
    // The message of a failed build is the point of watching; the next change tries again.
    console.error(error instanceof Error ? error.message : error);
  }
}

function watchSources(): void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const schedule = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(rebuild);
    }, settleMs);
  };
  for (const folder of ['host-shell', 'shared-kit', ...remoteFolders()]) {
    watch(path.join(root, folder, 'src'), { recursive: true }, schedule);
  }
}

/** The whole product, rebuilt as its sources change; the host restarts when its own do. */
export async function watchSuite(): Promise<void> {
  await buildSuite();
  watchSources();
  const tsx = path.join(root, 'node_modules/.bin/tsx');
  // In development a build may also come from whatever this machine serves (decision 013).
  const env = { OVERRIDE_ORIGINS: 'http://localhost:*', ...process.env };
  const host = spawn(tsx, ['watch', 'api-host/src/main.ts'], { cwd: root, stdio: 'inherit', env });
  host.once('exit', (code) => process.exit(code ?? 0));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => host.kill(signal));
  }
}
