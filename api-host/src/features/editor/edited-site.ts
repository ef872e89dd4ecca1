import { createHash } from 'node:crypto';
import type { SiteFiles } from 'shared-kit/contract';
import type { Clock } from '../../clock';
import type { Database } from '../../database/schema';
import { conflict } from '../../errors';
import { storableText } from '../generation/tasks/storable-text';
import { addVersion, newestVersionNumber, StaleBase } from '../versions/versions.repository';
import { requireOwn } from '../websites/websites.policy';
import { findWebsite, lockWebsite, saveWebsite } from '../websites/websites.repository';
import type { WebsiteRow } from '../websites/websites.repository';
import type { EditorCaller } from './editor-sessions.repository';

/** The website an editor is at, and where its project's history stands. */
export interface SiteState {
  readonly website: WebsiteRow;
  /** Null without a history to write into. */
  readonly version: number | null;
  /** Changes with the code and with the history: whoever saves says which one they saw. */
  readonly revision: string;
}

function stateOf(website: WebsiteRow, newest: number): SiteState {
  const version = newest === 0 ? null : newest;
  const seen = JSON.stringify([website.html, website.css, website.js, version]);
  const revision = createHash('sha256').update(seen).digest('hex').slice(0, 32);
  return { website, version, revision };
}

const newestOf = (db: Database, { user, projectId }: EditorCaller): Promise<number> =>
  projectId === null ? Promise.resolve(0) : newestVersionNumber(db, { userId: user.id, projectId });

/** What the caller's token is for; 404 when the website is gone. */
export async function readSite(db: Database, caller: EditorCaller): Promise<SiteState> {
  const website = requireOwn(caller, await findWebsite(db, caller.websiteId));
  return stateOf(website, await newestOf(db, caller));
}

/** The same, or 409 when it is not what the caller has seen. */
export async function readSiteAt(
  db: Database,
  caller: EditorCaller,
  base: string,
): Promise<SiteState> {
  const state = await readSite(db, caller);
  if (state.revision !== base) throw stale(state.version);
  return state;
}

/**
 * Saves the code as the website's and as the next version of its project, both or neither. Who was
 * quicker keeps what they saved.
 */
export async function saveSite(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  caller: EditorCaller,
  { base, ...written }: SiteFiles & { readonly base: string },
): Promise<SiteState> {
  const files = {
    html: storableText(written.html),
    css: storableText(written.css),
    js: storableText(written.js),
  };
  return db.transaction().execute(async (transaction) => {
    await lockWebsite(transaction, caller.websiteId);
    const { website, version } = await readSiteAt(transaction, caller, base);
    const now = clock();
    const { title, prompt } = website;
    await saveWebsite(transaction, website.id, { ...files, title, prompt, now });
    const saved = { ...website, ...files, updated_at: now };
    if (version === null || caller.projectId === null) return stateOf(saved, 0);
    const key = { userId: caller.user.id, projectId: caller.projectId };
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
      const { number } = await addVersion(transaction, key, made, version);
      return stateOf(saved, number);
    } catch (error) {
      if (error instanceof StaleBase) throw stale(error.newest);
      throw error;
    }
  });
}

const stale = (version: number | null) =>
  conflict(
    `Not saved: this website was changed in another place meanwhile${version === null ? '' : ` (its newest version is ${version})`}. Nothing was overwritten and your work is still here.`,
  );
