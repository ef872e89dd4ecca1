import { previewLimits } from 'shared-kit/contract/releases';
import type { ReleasePreview } from 'shared-kit/contract/releases';
import { shellName } from 'shared-kit/contract/rollout';
import { sql } from 'kysely';
import type { Database } from '../../../database/schema';
import { badRequest, conflict, notFound } from '../../../errors';
import type { Caller } from '../../../plugins/access';
import { actorOf, noteAudit } from '../../audit/note-audit';
import type { AuditNote } from '../../audit/note-audit';
import { toRemoteVersion } from '../builds/builds.repository';
import { requireBuild } from '../operations/asked';
import { saveOverride } from '../overrides/overrides.repository';
import type { ReleaseDeps } from '../release-deps';
import { refusedRight, requireRight, whoCalls } from '../rights/release-rights';
import {
  changePreview,
  countPreviews,
  findOpenPreview,
  findPreview,
  insertPreview,
  presentPreview,
  stateOfPreview,
} from './previews.repository';
import type { FoundPreview } from './previews.repository';

type Deps = Pick<ReleaseDeps, 'db' | 'clock' | 'random'>;

const dayMs = 24 * 60 * 60_000;

/** Any number that nothing else locks: two pipelines must not make two previews of one version, nor one too many. */
const previewLock = 720_417;

interface Wanted {
  readonly remote: string;
  readonly version: string;
  readonly note: string;
  readonly days: number;
}

/** Makes a preview of a published build, or moves the end of the one there is. */
export function createPreview(
  { db, clock, random }: Deps,
  { remote, version, note, days }: Wanted,
  caller: Caller,
): Promise<ReleasePreview> {
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${previewLock})`.execute(transaction);
    await requireRight(transaction, caller, remote, 'publish');
    if (remote === shellName) {
      throw badRequest(
        'The shell has no previews; start it with a first step of 0% for an audience',
      );
    }
    await requireBuild(transaction, remote, version);
    const at = clock();
    const expiresAt = new Date(at.getTime() + days * dayMs);
    const known = await findOpenPreview(transaction, at, { remote, version });
    const id = known?.id ?? random(16).toString('hex');
    if (known) await changePreview(transaction, id, { note, expires_at: expiresAt });
    else {
      if ((await countPreviews(transaction, at, remote)) >= previewLimits.ofRemote) {
        throw conflict(
          `${remote} has ${previewLimits.ofRemote} open previews, which is the most; revoke one first`,
        );
      }
      await insertPreview(transaction, at, {
        id,
        remote,
        version,
        note,
        creator_id: caller.user.id,
        token_id: caller.service?.id ?? null,
        created_at: at,
        expires_at: expiresAt,
        revoked_at: null,
      });
    }
    const preview = await requirePreview(transaction, id);
    const ids = { until: expiresAt.toISOString() };
    await noteDeed(transaction, at, caller, 'release.preview-made', preview, ids);
    return presentPreview(preview, at);
  });
}

/** Closes a preview of a remote the caller may publish. */
export function revokePreview(
  { db, clock }: Deps,
  id: string,
  caller: Caller,
): Promise<ReleasePreview> {
  return db.transaction().execute(async (transaction) => {
    const at = clock();
    const preview = await requirePreviewOf(transaction, id, caller);
    await requireRight(transaction, caller, preview.remote, 'publish');
    requireOpen(preview, at);
    await changePreview(transaction, id, { revoked_at: at });
    await noteDeed(transaction, at, caller, 'release.preview-revoked', preview);
    return presentPreview(await requirePreview(transaction, id), at);
  });
}

/** Lets the caller's session run the build of a preview. */
export function openPreview(
  { db, clock }: Deps,
  id: string,
  caller: Caller,
): Promise<FoundPreview> {
  return db.transaction().execute(async (transaction) => {
    const at = clock();
    const preview = await requirePreviewOf(transaction, id, caller);
    requireOpen(preview, at);
    const { remote, version, manifest } = preview;
    if (!manifest) throw conflict(`${remote} ${version} is not published any more`);
    const release = toRemoteVersion(manifest);
    const override = { remote, source: 'published', release, preview: id } as const;
    await saveOverride(transaction, caller.sessionId, at, override);
    await noteDeed(transaction, at, caller, 'release.preview-opened', preview);
    return preview;
  });
}

/** A preview, as far as it is the caller's business: of any other remote there is none. */
export async function requirePreviewOf(
  db: Database,
  id: string,
  caller: Caller,
): Promise<FoundPreview> {
  const preview = await requirePreview(db, id);
  const who = await whoCalls(db, caller);
  if (refusedRight(who, preview.remote, 'read') !== null) throw gone();
  return preview;
}

const gone = () => notFound('There is no such preview');

async function requirePreview(db: Database, id: string): Promise<FoundPreview> {
  const preview = await findPreview(db, id);
  if (!preview) throw gone();
  return preview;
}

function requireOpen(preview: FoundPreview, at: Date): void {
  const state = stateOfPreview(preview, at);
  if (state === 'open') return;
  throw conflict(`This preview has ${state === 'revoked' ? 'been revoked' : 'expired'}`);
}

async function noteDeed(
  transaction: Database,
  at: Date,
  caller: Caller,
  action: AuditNote['action'],
  { id, remote, version }: FoundPreview,
  ids: Readonly<Record<string, string>> = {},
): Promise<void> {
  const target = { kind: 'remote', id: remote } as const;
  const detail = { ids: { preview: id, version, ...ids } };
  await noteAudit(transaction, { at, by: actorOf(caller), action, target, detail });
}
