import type { EditedSite, SiteFiles } from 'shared-kit/contract';

/** Unsaved work as stored in this browser. */
export interface KeptWork {
  /** The state of the website it is based on. */
  readonly base: string;
  readonly files: SiteFiles;
  readonly at: number;
}

/** Storage key: the website's address, or the project without a website. */
export const workName = ({ link, draft }: Pick<EditedSite, 'link' | 'draft'>): string =>
  link === '' ? `project ${draft ?? ''}` : link;

const keyOf = (name: string) => `kept-work ${name}`;

/** Stores work on a website. False when the browser has no room or storage is disabled. */
export function keepWork(name: string, work: KeptWork): boolean {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(work));
    return true;
  } catch {
    return false;
  }
}

export function keptWork(name: string): KeptWork | null {
  try {
    return readKept(localStorage.getItem(keyOf(name)));
  } catch {
    // No storage available.
    return null;
  }
}

export function forgetWork(name: string): void {
  try {
    localStorage.removeItem(keyOf(name));
  } catch {
    // No storage, so nothing to remove.
  }
}

/** Stored data may be from another version of the editor, or tampered with. */
function readKept(text: string | null): KeptWork | null {
  if (text === null) return null;
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return null;
  }
  const { base, at, files } = recordOf(stored);
  const { html, css, js } = recordOf(files);
  const isWhole =
    typeof base === 'string' &&
    typeof at === 'number' &&
    typeof html === 'string' &&
    typeof css === 'string' &&
    typeof js === 'string';
  return isWhole ? { base, at, files: { html, css, js } } : null;
}

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
