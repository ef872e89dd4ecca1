import { auditActions, auditGroups } from 'shared-kit/contract';
import type { RequestOf, exportAuditLog } from 'shared-kit/contract';

type AuditQuery = RequestOf<typeof exportAuditLog>['query'];

/**
 * Values of the filter form and of the page's address; empty text means no filter. Days are UTC.
 */
export interface AuditFilter {
  readonly action: string;
  readonly actor: string;
  readonly target: string;
  /** First and last day, as `2026-03-01`. */
  readonly from: string;
  readonly to: string;
}

export const noFilter: AuditFilter = { action: '', actor: '', target: '', from: '', to: '' };

const names = ['action', 'actor', 'target', 'from', 'to'] as const;

/** Reads the filter from an address. */
export const filterOf = (search: URLSearchParams): AuditFilter => ({
  ...noFilter,
  ...Object.fromEntries(names.map((name) => [name, search.get(name)?.trim() ?? ''])),
});

/** Query string of a filter. */
export const searchOf = (filter: AuditFilter): Record<string, string> =>
  Object.fromEntries(
    names.map((name) => [name, filter[name].trim()] as const).filter(([, value]) => value !== ''),
  );

export const isFiltering = (filter: AuditFilter): boolean =>
  names.some((name) => filter[name] !== '');

export const isSameFilter = (one: AuditFilter, other: AuditFilter): boolean =>
  names.every((name) => one[name] === other[name]);

/**
 * Converts the filter to request parameters. Values of an address that the form could not produce
 * are dropped.
 */
export function queryOf({ action, actor, target, from, to }: AuditFilter): AuditQuery {
  const known = [...auditGroups, ...auditActions].find((one) => one === action);
  const first = dayOf(from);
  const last = dayOf(to);
  return {
    ...(known === undefined ? {} : { action: known }),
    ...(actor === '' ? {} : { actor }),
    ...(target === '' ? {} : { target }),
    ...(first === null ? {} : { from: first.toISOString() }),
    // The last day is included.
    ...(last === null ? {} : { to: new Date(last.getTime() + 86_400_000).toISOString() }),
  };
}

function dayOf(text: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const day = new Date(`${text}T00:00:00.000Z`);
  return Number.isNaN(day.valueOf()) ? null : day;
}
