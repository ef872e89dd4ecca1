import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { publishBuild, uploadBuildFile } from 'shared-kit/contract/releases';
import type { BuildManifest } from 'shared-kit/contract/releases';
import { describeFolder } from '../../../api-host/src/features/releases/builds/describe-folder';
import { newestBuild } from '../../build/newest-build';
import { argument, text, UsageError } from '../command';
import type { Command, Invocation } from '../command';
import { describeFindings } from '../describe-status';

/** Uploads a build and publishes it. */
export const publish: Command = {
  summary: 'Publish a build, so that a rollout of it can be started',
  usage: '<remote> [--folder <build>]',
  help: [
    'Without --folder the build that was made last in dist/remotes/<remote>.',
    'The same build again changes nothing; other content under the same version is refused.',
  ],
  options: { folder: { type: 'string' } },
  async run(invocation) {
    const remote = argument(invocation, 0, 'remote');
    const folder = text(invocation.values, 'folder') ?? (await builtLast(remote));
    const manifest = await readManifest(folder);
    if (manifest.name !== remote) {
      throw new UsageError(`${folder} is a build of ${manifest.name}, not of ${remote}.`);
    }
    const publication = await publishFolder(invocation, folder, manifest);
    return {
      lines: [publication.message, ...describeFindings(publication.findings)],
      json: { remote, version: manifest.version, ...publication },
    };
  },
};

async function builtLast(remote: string): Promise<string> {
  const build = await newestBuild(remote);
  if (build === null) throw new UsageError(`There is no build of ${remote}: npm run build`);
  return build;
}

async function readManifest(folder: string): Promise<BuildManifest> {
  if (!existsSync(path.join(folder, 'build.json'))) {
    throw new UsageError(`${folder} has no build.json; is it a build?`);
  }
  return describeFolder(folder);
}

async function publishFolder(
  { host, progress }: Invocation,
  folder: string,
  manifest: BuildManifest,
) {
  const first = await host.call(publishBuild, { body: { manifest } });
  if (first.state !== 'incomplete') return first;
  for (const [at, file] of first.missing.entries()) {
    progress(at, first.missing.length, file);
    const described = [...manifest.files, ...(manifest.maps ?? [])].find(
      (candidate) => candidate.path === file,
    );
    const content = (await readFile(path.join(folder, file))).toString('base64');
    const { name: remote, version } = manifest;
    const integrity = described?.integrity ?? '';
    await host.call(uploadBuildFile, { body: { remote, version, integrity, content } });
  }
  progress(first.missing.length, first.missing.length, 'uploaded');
  return host.call(publishBuild, { body: { manifest } });
}
