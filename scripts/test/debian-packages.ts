import { existsSync } from 'node:fs';
import { runCaptured } from './run-captured';
import { root } from '../webpack/workspaces';

const apt = '/usr/bin/apt-get';

/** dpkg takes one installation at a time. */
let earlier: Promise<boolean> = Promise.resolve(true);

async function runApt(...parameters: string[]): Promise<boolean> {
  const { code } = await runCaptured(apt, parameters, root, { DEBIAN_FRONTEND: 'noninteractive' });
  return code === 0;
}

async function install(packages: readonly string[]): Promise<boolean> {
  console.log(`Installing ${packages.join(' and ')} from Debian …`);
  return (await runApt('update')) && (await runApt('install', '-y', ...packages));
}

/** Installs packages where we may, which is as root on a Debian; resolves to whether it worked. */
export function installFromDebian(...packages: readonly string[]): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync(apt)) return Promise.resolve(false);
  earlier = earlier.then(() => install(packages));
  return earlier;
}
