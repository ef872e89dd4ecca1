import type { HostClient } from '../../scripts/release/host-client';
import { openHost } from '../../scripts/release/host-client';
import type { RunningHost } from '../../scripts/test/host-process';
import {
  buildManifest,
  getReleases,
  publishBuild,
  uploadBuildFile,
} from 'shared-kit/contract/releases';
import type { ReleaseRules } from 'shared-kit/contract/releases';

/** The host as its administrator calls it. */
export const asAdmin = ({ appUrl, adminEmail, adminPassword }: RunningHost): HostClient =>
  openHost(appUrl, { token: undefined, email: adminEmail, password: adminPassword });

/** Publishes what everyone runs of a remote under another version: the same files, another name, and rules if given. */
export async function publishAnother(
  client: HostClient,
  remote: string,
  version: string,
  rules?: ReleaseRules,
): Promise<void> {
  // The first page a host serves takes over its builds.
  await client.fetch('/releases.json');
  const { status } = await client.call(getReleases, {});
  const base = status.record.remotes[remote]?.stable.base ?? '';
  const described: unknown = await (await client.fetch(`${base}build.json`)).json();
  // Its maps are served to nobody.
  const { maps: _, ...served } = buildManifest.parse(described);
  const named = { ...served, version };
  const manifest = rules ? { ...named, rules } : named;
  for (const { path, integrity } of manifest.files) {
    const bytes = await (await client.fetch(base + path)).arrayBuffer();
    const content = Buffer.from(bytes).toString('base64');
    await client.call(uploadBuildFile, { body: { remote, version, integrity, content } });
  }
  await client.call(publishBuild, { body: { manifest } });
}
