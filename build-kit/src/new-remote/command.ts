#!/usr/bin/env node
/**
 * `npx build-kit new gift-shop`: a remote as a project of its own, for a team without the suite's
 * repository. Inside of it `npm run new:remote` does the same for a workspace.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { hostApiVersion } from 'shared-kit/remote';
import { manifestOf } from '../webpack/package-manifest';
import { kitManifest } from '../webpack/shared-scope';
import { remoteFiles } from './remote-files';
import { nameRemote } from './remote-name';
import { projectAlone } from './remote-project';
import { writeRemote } from './write-remote';

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function makeRemote(given: string): Promise<void> {
  const names = nameRemote(given);
  const folder = path.resolve(names.folder);
  if (existsSync(folder)) throw new Error(`${names.folder} exists already`);
  const kit = kitManifest();
  const own = manifestOf('build-kit', fileURLToPath(import.meta.url));
  const { react = '', ...dom } = kit.peerDependencies;
  const { 'shared-kit': _, ...tools } = own.peerDependencies;
  const start = {
    react,
    sharedKit: `^${kit.version}`,
    hostApi: `^${hostApiVersion}`,
    buildKit: `^${own.version}`,
  };
  // React DOM is the shell's; only the page without a shell brings its own.
  const project = projectAlone(names, start, { 'react-dom': dom['react-dom'] ?? '', ...tools });
  await writeRemote(folder, remoteFiles(names, start, project));
  say(`${names.folder} is there. In it:`);
  say('  npm install');
  say('  npx webpack                              builds it into dist/remotes');
  say('  npx webpack serve --env host=<address>   runs it inside the shell of that host');
}

try {
  const [command, name = ''] = process.argv.slice(2);
  if (command !== 'new')
    throw new Error('There is one command: build-kit new <name of the remote>');
  await makeRemote(name);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
