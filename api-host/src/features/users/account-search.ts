import { sql } from 'kysely';
import type { Expression, SqlBool } from 'kysely';
import { accountPage } from 'shared-kit/contract';

/** The optional query of both account lists, validated by the contract. */
export interface AccountListQuery {
  readonly page?: number | undefined;
  readonly page_size?: number | undefined;
  readonly search?: string | undefined;
}

/** One page of the matching accounts. */
export interface AccountSlice {
  readonly offset: number;
  readonly limit: number;
  readonly search: string | undefined;
}

/** Which rows to return; null returns all, when the query is empty. */
export function sliceOf(query: AccountListQuery): AccountSlice | null {
  const { page, page_size: size, search } = query;
  if (page === undefined && size === undefined && search === undefined) return null;
  const limit = size ?? accountPage.size;
  return { limit, offset: ((page ?? 1) - 1) * limit, search };
}

/** Minimum length for which the trigram index helps. */
const indexedFrom = 3;

/** Whether the email contains the text, ignoring case. Uses an index from three characters on. */
export function emailContains(search: string): Expression<SqlBool> {
  const contains = sql<SqlBool>`position(lower(${search}) in lower(users.email)) > 0`;
  if (search.length < indexedFrom) return contains;
  return sql<SqlBool>`users.email_trigrams @> text_trigrams(${search}) and ${contains}`;
}
