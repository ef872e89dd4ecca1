import { ApiError, callApi } from 'shared-kit/client';
import { loadEditedSite, publishEditedSite, saveEditedSite } from 'shared-kit/contract';
import type { EditedSite, SiteFiles } from 'shared-kit/contract';
import { create } from 'shared-kit/state';
import { forgetWork, keepWork, workName } from './kept-work';

/** Why work is not saved; `null` when nothing is wrong. */
export type Trouble =
  | { readonly kind: 'offline' }
  | { readonly kind: 'ended'; readonly message: string }
  | { readonly kind: 'stale'; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string }
  | null;

interface WorkState {
  readonly site: EditedSite;
  readonly saved: SiteFiles;
  readonly isUnsaved: boolean;
  /** False when this browser cannot keep unsaved work. */
  readonly isKept: boolean;
  readonly busy: 'save' | 'publish' | null;
  readonly trouble: Trouble;
  readonly token: string;
  readonly files: () => SiteFiles;
  /** Commits a text that is still being edited. */
  readonly commit: () => Promise<void>;
}

const sameFiles = (one: SiteFiles, other: SiteFiles): boolean =>
  one.html === other.html && one.css === other.css && one.js === other.js;

const filesOf = ({ html, css, js }: SiteFiles): SiteFiles => ({ html, css, js });

/** State and actions of the work on one website. */
export type SiteWork = ReturnType<typeof createWork>;

export function createWork(site: EditedSite, token: string) {
  const store = create<WorkState>(() => ({
    site,
    token,
    saved: filesOf(site),
    isUnsaved: false,
    isKept: true,
    busy: null,
    trouble: null,
    files: () => filesOf(site),
    commit: () => Promise.resolve(),
  }));
  const { getState, setState } = store;

  /** Reads the changes and stores them in this browser until they are saved as a version. */
  const note = (): void => {
    const { files, saved, site: current } = getState();
    const now = files();
    const isUnsaved = !sameFiles(now, saved);
    if (!isUnsaved) forgetWork(workName(current));
    const work = { base: current.revision, files: now, at: Date.now() };
    setState({ isUnsaved, isKept: !isUnsaved || keepWork(workName(current), work) });
  };

  const fail = (error: unknown): void => {
    if (!(error instanceof ApiError)) throw error;
    setState({ trouble: troubleOf(error) });
  };

  const send = async (): Promise<string | null> => {
    await getState().commit();
    const { files, site: current } = getState();
    const now = files();
    const body = { base: current.revision, ...now };
    const answer = await callApi(saveEditedSite, { body }, { token });
    const { revision, version } = answer;
    setState({ saved: now, trouble: null, site: { ...current, revision, version } });
    note();
    return answer.message;
  };

  const run = async <T>(busy: 'save' | 'publish', work: () => Promise<T>): Promise<T | null> => {
    if (getState().busy !== null) return null;
    setState({ busy });
    try {
      return await work();
    } catch (error) {
      fail(error);
      return null;
    } finally {
      setState({ busy: null });
    }
  };

  return {
    store,
    note,
    /** Resolves to the host's message, or to null when not saved; `trouble` then says why. */
    save: () => run('save', send),
    /** Saves first: visitors see what the editor shows. */
    publish: () =>
      run('publish', async () => {
        if (getState().isUnsaved) await send();
        const body = { base: getState().site.revision };
        return await callApi(publishEditedSite, { body }, { token });
      }),
    /** After a conflict: saves on top of the newer version, which stays in the history. */
    saveOnTop: () =>
      run('save', async () => {
        const { site: newer } = await callApi(loadEditedSite, undefined, { token });
        setState({ site: { ...getState().site, revision: newer.revision } });
        return await send();
      }),
    forget: () => forgetWork(workName(getState().site)),
  };
}

function troubleOf(error: ApiError): Trouble {
  if (error.code === 'NETWORK' || error.code === 'TIMEOUT') return { kind: 'offline' };
  const { message } = error;
  if (error.status === 401 || error.status === 404) return { kind: 'ended', message };
  return { kind: error.code === 'CONFLICT' ? 'stale' : 'failed', message };
}
