import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { root } from '../webpack/workspaces';
import { installFromDebian } from './debian-packages';
import { runCaptured } from './run-captured';

const installed = [
  // Without the windows of a whole Chromium, which take a third of the processor time of a test nobody watches.
  '/usr/bin/chromium-headless-shell',
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

/** Debian's package where we may install one, Playwright's own download elsewhere. */
async function install(): Promise<void> {
  if (await installFromDebian('chromium-headless-shell')) return;
  if (await installFromDebian('chromium')) return;
  console.log('Downloading Chromium with Playwright …');
  await runCaptured('npx', ['playwright', 'install', 'chromium'], root);
}

/** Path of a Chromium, found or installed. Rejects with one sentence when neither is possible. */
export async function findBrowser(): Promise<string> {
  const found = firstExisting();
  if (found) return found;
  await install();
  const fresh = firstExisting();
  if (fresh) return fresh;
  throw new Error(
    'No Chromium was found and none could be installed: install Chromium or Chrome and set CHROMIUM_PATH to its program.',
  );
}
