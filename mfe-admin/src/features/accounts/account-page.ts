import { pagePosition, takePage } from 'shared-kit/ui';
import type { PagePosition } from 'shared-kit/ui';
import type { Account, AccountAnswer } from './account-area';

/** The requested page and search. */
export interface PageRequest {
  readonly page: number;
  readonly search: string;
}

/** The page on display. */
export interface ShownPage extends PagePosition {
  readonly rows: readonly Account[];
  /** Number of matching accounts. */
  readonly total: number;
}

/** The requested page of a response: as the host cut it, or cut here from all accounts. */
export function selectPage({ accounts, total }: AccountAnswer, wanted: PageRequest): ShownPage {
  if (total !== null) return { rows: accounts, total, ...pagePosition(total, wanted.page) };
  const found = findByEmail(accounts, wanted.search);
  return { total: found.length, ...takePage(found, wanted.page) };
}

/** Number of pages at the host; null when pages are cut here, where it depends on the search. */
export const pageCountOf = ({ total }: AccountAnswer): number | null =>
  total === null ? null : pagePosition(total, 1).pageCount;

function findByEmail(accounts: readonly Account[], search: string): readonly Account[] {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return accounts;
  return accounts.filter(({ email }) => email.toLowerCase().includes(wanted));
}
