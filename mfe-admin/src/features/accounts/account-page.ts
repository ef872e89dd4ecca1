import { pagePosition, takePage } from 'shared-kit/ui';
import type { PagePosition } from 'shared-kit/ui';
import type { Account, AccountAnswer } from './account-area';

/** Which part of the list the screen shows. */
export interface Wanted {
  readonly page: number;
  readonly search: string;
}

/** What is on the screen. */
export interface ShownPage extends PagePosition {
  readonly rows: readonly Account[];
  /** How many accounts match. */
  readonly total: number;
}

/** The wanted page of an answer: as the host cut it, or cut here when the host answered with all. */
export function selectPage({ accounts, total }: AccountAnswer, wanted: Wanted): ShownPage {
  if (total !== null) return { rows: accounts, total, ...pagePosition(total, wanted.page) };
  const found = findByEmail(accounts, wanted.search);
  return { total: found.length, ...takePage(found, wanted.page) };
}

/** How many pages the host has; null when pages are cut here, where a search decides. */
export const pageCountOf = ({ total }: AccountAnswer): number | null =>
  total === null ? null : pagePosition(total, 1).pageCount;

function findByEmail(accounts: readonly Account[], search: string): readonly Account[] {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return accounts;
  return accounts.filter(({ email }) => email.toLowerCase().includes(wanted));
}
