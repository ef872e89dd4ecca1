import type { Detection } from './detection';
import type { ReleaseFault } from './release-fault';
import type { FaultVisit } from './visit-fault';

/** What became of one fault. */
export interface FaultRow {
  readonly fault: ReleaseFault;
  /** Why the candidate could not even be started; null: it was. */
  readonly refusal: string | null;
  readonly visits: readonly FaultVisit[];
  readonly detection: Detection;
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;

function recovery({ refusal, visits }: FaultRow): string {
  if (refusal !== null) return 'not needed';
  const at = visits.findIndex(({ goodAfterMs }) => goodAfterMs !== null);
  const ms = visits[at]?.goodAfterMs;
  if (ms === null || ms === undefined) return 'none';
  return at === 0 ? seconds(ms) : `next visit, ${seconds(ms)}`;
}

/** A fault is seen when the controller would take it back, or when a browser or the host has kept it away. */
export const isSeen = (row: FaultRow): boolean =>
  row.refusal !== null || row.detection.loads !== null;

/** One line of the table. */
export function describeRow(row: FaultRow): string {
  const { fault, refusal, detection } = row;
  const by = refusal === null ? detection.by.join(', ') || 'nothing' : 'refused at start';
  const loads = refusal === null ? (detection.loads?.toString() ?? 'never') : '0';
  return `| ${fault.title} | ${recovery(row)} | ${by} | ${loads} |`;
}

/** The table with its head. */
export function describeTable(rows: readonly FaultRow[]): string[] {
  return [
    '| Fault | Last good version on screen | Seen as | Page loads of the candidate until it is taken back |',
    '| --- | --- | --- | --- |',
    ...rows.map(describeRow),
  ];
}
