import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { login } from 'shared-kit/contract';
import type { Endpoint, ResponseOf } from 'shared-kit/contract';
import {
  buildManifest,
  getReleaseHealth,
  getReleases,
  publishBuild,
  rollBack,
  startRollout,
  uploadBuildFile,
} from 'shared-kit/contract/releases';
import type { BuildManifest } from 'shared-kit/contract/releases';
import { integrityOf } from '../../api-host/src/features/releases/builds/build-digest';
import type { RunningHost } from '../../scripts/test/host-process';

const dist = path.resolve(import.meta.dirname, '../../dist');

/** A build that can be changed before it is published; everything it says of itself stays true. */
export interface ChangeableBuild {
  readonly manifest: BuildManifest;
  readonly files: Map<string, string>;
}

/** The remote as it was built, as another version: with one name for two, both would share chunks. */
async function copyBuild(remote: string, version: string): Promise<ChangeableBuild> {
  const record = JSON.parse(await readFile(path.join(dist, 'releases.json'), 'utf8')) as {
    remotes: Record<string, { stable: { version: string } }>;
  };
  const built = record.remotes[remote]?.stable.version ?? '';
  const folder = path.join(dist, 'remotes', remote, built);
  const text = await readFile(path.join(folder, 'build.json'), 'utf8');
  // Its maps are those of the unchanged scripts.
  const { maps: _, ...described } = buildManifest.parse(JSON.parse(text));
  const manifest = { ...described, version };
  const asIdentifier = (name: string): string => name.replaceAll(/\W/g, '_');
  const files = new Map<string, string>();
  for (const { path: file } of manifest.files) {
    const script = await readFile(path.join(folder, file), 'utf8');
    const renamed = script.replaceAll(built, version);
    files.set(file, renamed.replaceAll(asIdentifier(built), asIdentifier(version)));
  }
  return { manifest, files };
}

/** Publishes candidates to a running host and reads how browsers fared with them. */
export interface Candidates {
  /** Gives everyone a changed copy of the remote's build as candidate. */
  readonly start: (
    version: string,
    change: (build: ChangeableBuild) => void,
  ) => Promise<ChangeableBuild>;
  readonly takeBack: () => Promise<void>;
  /** What browsers have reported of a version so far. */
  readonly reported: (version: string) => Promise<Reported>;
}

/** Page loads of a version by how they went, and what failures were of. */
export interface Reported {
  readonly ready: number;
  readonly failed: number;
  readonly crashed: number;
  readonly errored: number;
  readonly failures: readonly string[];
}

export async function openCandidates(
  remote: string,
  host: RunningHost,
  request: APIRequestContext,
): Promise<Candidates> {
  // The first look at the record seeds it with the builds on the host's disk.
  await request.get(`${host.appUrl}/releases.json`);
  const data = { email: host.adminEmail, password: host.adminPassword };
  const answer = await request.post(`${host.appUrl}${login.path}`, { data });
  const headers = { authorization: `Bearer ${login.response.parse(await answer.json()).token}` };
  const post = async (endpoint: Endpoint, body: object): Promise<void> => {
    const done = await request.post(host.appUrl + endpoint.path, { headers, data: body });
    if (!done.ok()) throw new Error(`${endpoint.path}: ${await done.text()}`);
  };
  const upload = async ({ manifest, files }: ChangeableBuild): Promise<void> => {
    const { version } = manifest;
    const contents = [...files].map(([file, text]) => {
      const content = Buffer.from(text);
      const described = { path: file, size: content.length, integrity: integrityOf(content) };
      return { described, content: content.toString('base64') };
    });
    for (const { described, content } of contents) {
      const { integrity } = described;
      await post(uploadBuildFile, { remote, version, integrity, content });
    }
    const listed = contents.map(({ described }) => described);
    await post(publishBuild, { manifest: { ...manifest, files: listed } });
  };
  return {
    async start(version, change) {
      const build = await copyBuild(remote, version);
      change(build);
      await upload(build);
      const steps = [{ share: 10_000, bakeSeconds: 3_600, approval: false }];
      await post(startRollout, { remote, version, steps });
      return build;
    },
    takeBack: () => post(rollBack, { remote }),
    async reported(version) {
      const read = async <E extends Endpoint>(endpoint: E): Promise<ResponseOf<E>> => {
        const address = host.appUrl + endpoint.path.replace(':remote', remote);
        const body: unknown = await (await request.get(address, { headers })).json();
        return endpoint.response.parse(body) as ResponseOf<E>;
      };
      const [{ failures }, { status }] = [await read(getReleaseHealth), await read(getReleases)];
      const health = status.health[remote]?.find((arm) => arm.version === version);
      return {
        ready: health?.ready ?? 0,
        failed: health?.failed ?? 0,
        crashed: health?.crashed ?? 0,
        errored: health?.errored ?? 0,
        failures: failures
          .filter((failure) => failure.version === version)
          .map(({ phase, cause }) => `${phase} ${cause}`),
      };
    },
  };
}
