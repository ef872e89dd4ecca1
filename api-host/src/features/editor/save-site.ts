import type { SiteFiles } from 'shared-kit/contract';
import type { Database } from '../../database/schema';
import { lockMember } from '../../quotas/member-lock';
import type { Quotas } from '../../quotas/quotas';
import { storableText } from '../generation/tasks/storable-text';
import { addVersion, StaleBase } from '../versions/versions.repository';
import type { WebsiteDeps } from '../websites/website-deps';
import { lockWebsite, saveWebsite } from '../websites/websites.repository';
import { projectKeyOf, readSite, readSiteAt, stale, stateOf } from './edited-site';
import type { SiteState } from './edited-site';
import type { EditorCaller } from './editor-sessions.repository';

/**
 * Saves the code as the website's and as the next version of its project, atomically; for a draft
 * as the version only. A concurrent save that was faster is kept, and this one refused.
 */
export async function saveSite(
  { db, clock, quotas }: Pick<WebsiteDeps, 'db' | 'clock' | 'quotas'>,
  caller: EditorCaller,
  { base, ...written }: SiteFiles & { readonly base: string },
): Promise<SiteState> {
  const files = {
    html: storableText(written.html),
    css: storableText(written.css),
    js: storableText(written.js),
  };
  return db.transaction().execute(async (transaction) => {
    await lockMember(transaction, caller.user.id);
    const { website: locked } = await readSite(transaction, caller);
    if (locked) await lockWebsite(transaction, locked.id);
    const before = await readSiteAt(transaction, caller, base);
    const now = clock();
    const { website } = before;
    if (website) {
      const { title, prompt } = website;
      await saveWebsite(transaction, website.id, { ...files, title, prompt, now });
    }
    const version = await addNext(transaction, caller, { before, files, now, quotas });
    const saved = website && { ...website, ...files, updated_at: now };
    return stateOf({ ...before, website: saved, files, version });
  });
}

interface Saved {
  readonly before: SiteState;
  readonly files: SiteFiles;
  readonly now: Date;
  readonly quotas: Quotas;
}

/** Adds the project's next version; null without a project. */
async function addNext(
  transaction: Database,
  caller: EditorCaller,
  { before, files, now, quotas }: Saved,
): Promise<number | null> {
  const key = projectKeyOf(caller);
  if (before.version === null || key === null) return null;
  const made = {
    kind: 'edited' as const,
    prompt: '',
    files: { ...files, framework: 'vanilla', notes: [] },
    engine: null,
    restored_from: null,
    review: null,
    created_at: now,
  };
  try {
    return (await addVersion(transaction, key, made, before.version, quotas)).number;
  } catch (error) {
    if (error instanceof StaleBase) throw stale(error.newest);
    throw error;
  }
}
