import { buildManifest, publishBuild, uploadBuildFile } from 'shared-kit/contract/releases';
import { getReleases } from 'shared-kit/contract/releases';
import { integrityOf } from '../../api-host/src/features/releases/builds/build-digest';
import type { HostClient } from '../../scripts/release/host-client';

/** Publishes the shell everyone gets as another version, with its first script changed. */
export async function publishShell(
  client: HostClient,
  version: string,
  change: (script: string) => string,
): Promise<void> {
  // The first page a host serves takes over its builds.
  await client.fetch('/releases.json');
  const { status } = await client.call(getReleases, {});
  const base = status.record.remotes['shell']?.stable.base ?? '';
  const described: unknown = await (await client.fetch(`${base}build.json`)).json();
  // Its maps are served to nobody.
  const { maps: _, ...served } = buildManifest.parse(described);
  const files: typeof served.files = [];
  for (const { path } of served.files) {
    const bytes = Buffer.from(await (await client.fetch(base + path)).arrayBuffer());
    const changed = path === served.entry ? Buffer.from(change(bytes.toString())) : bytes;
    const integrity = integrityOf(changed);
    files.push({ path, size: changed.length, integrity });
    const content = changed.toString('base64');
    await client.call(uploadBuildFile, { body: { remote: 'shell', version, integrity, content } });
  }
  await client.call(publishBuild, { body: { manifest: { ...served, version, files } } });
}
