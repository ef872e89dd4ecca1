import type { Endpoint } from 'shared-kit/contract';
import { publishBuild, uploadBuildFile } from 'shared-kit/contract/releases';
import { describeShop, scriptOf } from '../build-folder';

/** Versions of the remote `shop` to roll out. */
export const shopVersions = ['2.1.0', '2.2.0', '2.3.0'] as const;

type Send = (endpoint: Pick<Endpoint, 'path'>, body: object) => Promise<unknown>;

/** Publishes them, so that rollouts can be started, held and taken back. */
export async function publishShop(send: Send): Promise<void> {
  for (const version of shopVersions) {
    const manifest = describeShop(version);
    for (const { path, integrity } of manifest.files) {
      const content = Buffer.from(scriptOf(version, path)).toString('base64');
      await send(uploadBuildFile, { remote: manifest.name, version, integrity, content });
    }
    await send(publishBuild, { manifest });
  }
}
