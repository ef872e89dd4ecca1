/**
 * The way in for every command: plain JavaScript without dependencies, because on a fresh machine
 * there are none. Checks Node, installs what the command needs and is missing, then runs scripts/<command>.ts.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setFor, setToInstall, stampOf } from './bootstrap/installed-set.mjs';

const root = path.resolve(import.meta.dirname, '..');
const [command, ...rest] = process.argv.slice(2);
const minimum = [20, 19];

function fail(message) {
  console.error(message);
  process.exit(1);
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < minimum[0] || (major === minimum[0] && minor < minimum[1])) {
  fail(`Sitewright needs Node ${minimum.join('.')} or newer; this is ${process.versions.node}.`);
}

/**
 * Installs run no script of any package (`.npmrc`); those of the packages that are named for it,
 * and installed, run here. A script that nobody has named never runs.
 */
function runNamedScripts() {
  const policy = readFileSync(path.join(root, 'scripts/sbom/policy.json'), 'utf8');
  const named = Object.keys(JSON.parse(policy).installScripts);
  const installed = named.filter((name) => existsSync(path.join(root, 'node_modules', name)));
  if (installed.length === 0) return;
  const { status } = spawnSync('npm', ['rebuild', '--ignore-scripts=false', ...installed], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) fail('npm rebuild failed; what it printed above says why.');
}

/** What the installed packages were installed from: staleness by content, not by date. */
const stampFile = path.join(root, 'node_modules', '.installed-lock');
const lock = createHash('sha256')
  .update(readFileSync(path.join(root, 'package-lock.json')))
  .digest('hex');
const set = setToInstall({
  stamp: existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '',
  isInstalled: existsSync(path.join(root, 'node_modules', '.package-lock.json')),
  lock,
  wanted: setFor(command, rest),
});

if (set !== null) {
  const what = set === 'product' ? 'packages' : 'packages, with those for tests and tools';
  console.log(`Installing ${what} (the first time takes a minute or two) …`);
  // Not `npm ci`: it refuses a lock file made where the registry had fewer platforms' binaries. With
  // --no-save, `npm install` follows the lock just as strictly and writes nothing.
  const dev = set === 'product' ? '--omit=dev' : '--include=dev';
  const flags = ['--no-save', dev, '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', ['install', ...flags], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) fail('npm install failed; what it printed above says why.');
  runNamedScripts();
  writeFileSync(stampFile, stampOf(lock, set));
}

const script = path.join(root, 'scripts', `${command}.ts`);
if (!command || !existsSync(script)) fail(`There is no command ${command ?? '(none)'}.`);
// One process from here on: signals from the terminal reach the command itself.
process.argv = [process.execPath, script, ...rest];
await import('tsx');
await import(script);
