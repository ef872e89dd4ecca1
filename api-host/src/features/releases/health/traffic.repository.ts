import { sql } from 'kysely';
import type { ReportTraffic } from 'shared-kit/contract/releases';
import type { Database } from '../../../database/schema';
import { minuteOf } from './minute';

/** What came in, and how many pages went out. */
export interface Traffic {
  readonly pages: number;
  /** Events that counted. */
  readonly counted: number;
  /** Events a page load had said before, or could not say. */
  readonly repeated: number;
  /** Events without a page load this suite has signed, or of versions it did not hand out. */
  readonly invalid: number;
}

export const noTraffic: Traffic = { pages: 0, counted: 0, repeated: 0, invalid: 0 };

/** Over how much is looked for what cannot be browsers. */
const windowMinutes = 10;

/** Fewer are no alarm: old tabs, a proxy that sends twice. */
const fewEvents = 200;

/** Events a page load may cause: some remotes, each with an outcome, a crash and an error. */
const eventsPerPage = 20;

export async function addTraffic(db: Database, at: Date, traffic: Traffic): Promise<void> {
  const { pages, counted, repeated, invalid } = traffic;
  if (pages + counted + repeated + invalid === 0) return;
  await sql`
    insert into release_traffic as known (minute, pages, counted, repeated, invalid)
    values (${minuteOf(at)}, ${pages}, ${counted}, ${repeated}, ${invalid})
    on conflict (minute) do update set
      pages = known.pages + excluded.pages,
      counted = known.counted + excluded.counted,
      repeated = known.repeated + excluded.repeated,
      invalid = known.invalid + excluded.invalid`.execute(db);
}

/** The last ten minutes over all hosts, with what is implausible about them. */
export async function readTraffic(db: Database, now: Date): Promise<ReportTraffic> {
  const since = new Date(now.getTime() - windowMinutes * 60_000);
  const { rows } = await sql<Traffic>`
    select
      coalesce(sum(pages), 0)::integer as pages, coalesce(sum(counted), 0)::integer as counted,
      coalesce(sum(repeated), 0)::integer as repeated, coalesce(sum(invalid), 0)::integer as invalid
    from release_traffic where minute > ${since}`.execute(db);
  const traffic = rows[0] ?? noTraffic;
  return { minutes: windowMinutes, ...traffic, alarm: alarmOf(traffic) };
}

/** Why the reports cannot all be from browsers; null when they can. */
export function alarmOf({ pages, counted, repeated, invalid }: Traffic): string | null {
  const all = counted + repeated + invalid;
  const within = `in the last ${windowMinutes} minutes`;
  if (invalid >= fewEvents && invalid > counted) {
    return `${invalid} of ${all} reports ${within} came without a page load of this suite; they count nowhere.`;
  }
  if (repeated >= fewEvents && repeated > counted) {
    return `${repeated} of ${all} reports ${within} repeated what their page load had said; they count once.`;
  }
  if (all > fewEvents + pages * eventsPerPage) {
    return `${all} reports came ${within}, more than browsers can make of ${pages} page loads.`;
  }
  return null;
}

export async function forgetTraffic(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('release_traffic').where('minute', '<', before).execute();
}
