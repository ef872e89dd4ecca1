import { sql } from 'kysely';
import type { Expression, SqlBool } from 'kysely';
import { accountPage } from 'shared-kit/contract';

/** The optional query of both account lists, checked by the contract. */
export interface AccountListQuery {
  readonly page?: number | undefined;
  readonly page_size?: number | undefined;
  readonly search?: string | undefined;
}

/** A page of the accounts that match. */
export interface AccountSlice {
  readonly offset: number;
  readonly limit: number;
  readonly search: string | undefined;
}

/** Which rows to take; null takes all, because nothing of the query was given. */
export function sliceOf(query: AccountListQuery): AccountSlice | null {
  const { page, page_size: size, search } = query;
  if (page === undefined && size === undefined && search === undefined) return null;
  const limit = size ?? accountPage.size;
  return { limit, offset: ((page ?? 1) - 1) * limit, search };
}

/** The shortest search the index of trigrams can narrow down. */
const indexedFrom = 3;

/** Whether the email contains the text, in any case. From three characters on an index finds it. */
export function emailContains(search: string): Expression<SqlBool> {
  const contains = sql<SqlBool>`position(lower(${search}) in lower(users.email)) > 0`;
  if (search.length < indexedFrom) return contains;
  return sql<SqlBool>`users.email_trigrams @> text_trigrams(${search}) and ${contains}`;
}
