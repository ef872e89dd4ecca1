import { callApi } from 'shared-kit/client';
import { listEditorBlocks, loadEditedSite } from 'shared-kit/contract';
import type { SiteBlock } from 'shared-kit/contract';
import { forgetWork, keptWork, workName } from '../work/kept-work';
import type { KeptWork } from '../work/kept-work';
import { createWork } from '../work/site-work';
import type { SiteWork } from '../work/site-work';
import { openEditorSession } from './editor-session';

/** A website loaded for editing. */
export interface OpenedSite {
  readonly work: SiteWork;
  /** Sections in the look of the website, drawn when they are asked for. */
  readonly loadSections: () => Promise<readonly SiteBlock[]>;
  /** Unsaved work stored in this browser; null when there is none. */
  readonly kept: KeptWork | null;
}

/** Opens the session and loads the website. Null when the address names none. */
export async function openSite(): Promise<OpenedSite | null> {
  const token = await openEditorSession();
  if (token === null) return null;
  const { site } = await callApi(loadEditedSite, undefined, { token });
  const kept = keptWork(workName(site));
  const isSame =
    kept !== null &&
    [kept.files.html === site.html, kept.files.css === site.css, kept.files.js === site.js].every(
      Boolean,
    );
  if (isSame) forgetWork(workName(site));
  const loadSections = async () => (await callApi(listEditorBlocks, undefined, { token })).blocks;
  return { work: createWork(site, token), loadSections, kept: isSame ? null : kept };
}

let opening: Promise<OpenedSite | null> | null = null;

/** The website of this page's address: a ticket is worth one exchange, so it is asked for once, whoever asks. */
export const openSiteOnce = (): Promise<OpenedSite | null> => (opening ??= openSite());
