import type { BuildManifest, Finding } from 'shared-kit/contract/releases';
import { badRequest, conflict } from '../../../errors';
import { noteAudit } from '../../audit/note-audit';
import { findingsOf } from '../compatibility/findings';
import { actorOfWho } from '../record/who';
import type { Who } from '../record/who';
import type { ReleaseDeps } from '../release-deps';
import { buildDigest, integrityOf } from './build-digest';
import { hasBuildFile, putBuildFile } from './build-files';
import { findBuild, insertBuild } from './builds.repository';

/** How a publish ended, or what it still lacks. */
export interface Publication {
  readonly state: 'incomplete' | 'published' | 'unchanged';
  readonly missing: string[];
  readonly findings: Finding[];
}

/**
 * Publishes a build once all its files are stored. A version is published once: the same content again
 * changes nothing, other content is a 409.
 */
export async function publishBuild(
  deps: ReleaseDeps,
  manifest: BuildManifest,
  by: Who,
): Promise<Publication> {
  const known = await findBuild(deps.db, manifest.name, manifest.version);
  if (known) return { ...sameOrConflict(known.digest, manifest), ...(await look(deps, manifest)) };
  const missing = await missingFiles(deps, manifest);
  if (missing.length > 0) return { state: 'incomplete', missing, findings: [] };
  const { findings } = await look(deps, manifest);
  // What cannot live with the live shell now may fit the next one, so it is published all the same;
  // it cannot be started. What is broken in itself never will be of use.
  const broken = findings.find(({ code }) => code === 'file-missing' || code === 'exposes');
  if (broken) throw conflict(`The build is refused: ${broken.message}`);
  const added = await addBuild(deps, manifest, by);
  if (added) return { state: 'published', missing: [], findings };
  // Somebody published the same version at the same moment.
  const winner = await findBuild(deps.db, manifest.name, manifest.version);
  return { ...sameOrConflict(winner?.digest, manifest), findings };
}

function addBuild({ db, clock }: ReleaseDeps, manifest: BuildManifest, by: Who): Promise<boolean> {
  const { name, version } = manifest;
  return db.transaction().execute(async (transaction) => {
    if (!(await insertBuild(transaction, manifest, { at: clock(), by }))) return false;
    await noteAudit(transaction, {
      at: clock(),
      by: actorOfWho(by),
      action: 'release.build-published',
      target: { kind: 'remote', id: name },
      detail: { ids: { version } },
    });
    return true;
  });
}

async function look(deps: ReleaseDeps, manifest: BuildManifest) {
  return { findings: await findingsOf(deps.db, manifest) };
}

function sameOrConflict(digest: string | undefined, manifest: BuildManifest) {
  if (digest === buildDigest(manifest)) return { state: 'unchanged' as const, missing: [] };
  throw conflict(
    `${manifest.name} ${manifest.version} is published with other content; raise the version`,
  );
}

async function missingFiles({ storage }: ReleaseDeps, manifest: BuildManifest): Promise<string[]> {
  // Maps too: once the build is published, nothing of it can be added.
  const files = [...manifest.files, ...(manifest.maps ?? [])];
  const stored = await Promise.all(
    files.map(({ integrity }) => hasBuildFile(storage, manifest, integrity)),
  );
  return files.flatMap(({ path }, at) => (stored[at] ? [] : [path]));
}

/** Takes one file of a version that is not published yet. */
export async function uploadFile(
  deps: ReleaseDeps,
  file: {
    readonly remote: string;
    readonly version: string;
    readonly integrity: string;
    readonly content: string;
  },
): Promise<void> {
  const { remote: name, version, integrity } = file;
  const content = Buffer.from(file.content, 'base64');
  if (integrityOf(content) !== integrity) {
    throw badRequest('The content is not what its hash says; upload the file again');
  }
  if (await findBuild(deps.db, name, version)) {
    throw conflict(`${name} ${version} is published; its files do not change`);
  }
  await putBuildFile(deps.storage, { name, version }, integrity, content);
}
