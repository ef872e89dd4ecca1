import type { Account, AccountAnswer } from './account-area';

/** How many rows a page shows (specification, section 9). */
export const pageSize = 10;

/** Which part of the list the screen shows. */
export interface Wanted {
  readonly page: number;
  readonly search: string;
}

/** What is on the screen. */
export interface ShownPage {
  readonly rows: readonly Account[];
  /** How many accounts match. */
  readonly total: number;
  /** Clamped: a list shrinks under the reader. */
  readonly page: number;
  readonly pageCount: number;
}

/** The wanted page of an answer: as the host cut it, or cut here when the host answered with all. */
export function selectPage({ accounts, total }: AccountAnswer, wanted: Wanted): ShownPage {
  if (total !== null) return { rows: accounts, ...position(total, wanted.page) };
  const found = findByEmail(accounts, wanted.search);
  const place = position(found.length, wanted.page);
  const start = (place.page - 1) * pageSize;
  return { rows: found.slice(start, start + pageSize), ...place };
}

/** How many pages the host has; null when pages are cut here, where a search decides. */
export const pageCountOf = ({ total }: AccountAnswer): number | null =>
  total === null ? null : pagesFor(total);

const pagesFor = (total: number): number => Math.max(1, Math.ceil(total / pageSize));

function position(total: number, wantedPage: number) {
  const pageCount = pagesFor(total);
  return { total, pageCount, page: Math.min(wantedPage, pageCount) };
}

function findByEmail(accounts: readonly Account[], search: string): readonly Account[] {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return accounts;
  return accounts.filter(({ email }) => email.toLowerCase().includes(wanted));
}
