import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function firstExisting(): string | undefined {
  const wanted = process.env['CHROMIUM_PATH'];
  if (wanted) {
    if (existsSync(wanted)) return wanted;
    throw new Error(`CHROMIUM_PATH names ${wanted}, which does not exist.`);
  }
  return [...installed, chromium.executablePath()].find((file) => existsSync(file));
}

function run(program: string, ...parameters: string[]): boolean {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(program, parameters, { stdio: 'ignore', env: environment }).status === 0;
}

/** Debian's package where we may install one, Playwright's own download elsewhere. */
function install(): void {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium from Debian …');
    if (run('apt-get', 'update') && run('apt-get', 'install', '-y', 'chromium')) return;
  }
  console.log('Downloading Chromium with Playwright …');
  run('npx', 'playwright', 'install', 'chromium');
}

/** Path of a Chromium, found or installed. Throws one sentence when neither is possible. */
export function findBrowser(): string {
  const found = firstExisting();
  if (found) return found;
  install();
  const fresh = firstExisting();
  if (fresh) return fresh;
  throw new Error(
    'No Chromium was found and none could be installed: install Chromium or Chrome and set CHROMIUM_PATH to its program.',
  );
}
