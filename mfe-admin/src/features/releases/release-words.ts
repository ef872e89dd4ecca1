import type { ArmHealth, Rollout } from 'shared-kit/contract/releases';

/** A share of 10,000 as people write it. */
export const percentOf = (share: number): string => `${share / 100}%`;

/** A step by its share; one that nobody is drawn for is for the audience. */
export const stepName = (share: number): string => (share === 0 ? 'Audience' : percentOf(share));

/** Who gets the candidate now. */
export function whoGets(rollout: Rollout): string {
  const share = presentShare(rollout);
  if (!rollout.audience) return `${percentOf(share)} of members`;
  return share === 0 ? 'its audience alone' : `its audience and ${percentOf(share)} of all others`;
}

/** How many of how many, in percent with the digits that matter. */
export function rateOf(count: number, of: number): string {
  const percent = (count / of) * 100;
  return `${percent === 0 || percent >= 10 ? Math.round(percent) : percent.toFixed(1)}%`;
}

/** A number of page loads and what share of all it is; a dash where there were none. */
export const shareOf = (count: number, loads: number): string =>
  loads === 0 ? '–' : `${count.toLocaleString('en')} (${rateOf(count, loads)})`;

export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

/** A length of time in the two units that matter: "1 h 20 min", "45 s". */
export function durationOf(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000));
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  if (days > 0) return pair(days, 'd', hours % 24, 'h');
  if (hours > 0) return pair(hours, 'h', minutes % 60, 'min');
  if (minutes >= 10) return `${minutes} min`;
  return minutes > 0 ? pair(minutes, 'min', seconds % 60, 's') : `${seconds} s`;
}

const pair = (large: number, unit: string, small: number, smallUnit: string): string =>
  small === 0 ? `${large} ${unit}` : `${large} ${unit} ${small} ${smallUnit}`;

/** How long ago, for lists: exact times are in the element's title. */
export function agoOf(iso: string, now: number): string {
  const passed = now - Date.parse(iso);
  return passed < 10_000 ? 'just now' : `${firstUnit(durationOf(passed))} ago`;
}

const firstUnit = (duration: string): string => duration.split(' ').slice(0, 2).join(' ');

const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' });

/** A date and time for people; what is no date is shown as it came. */
export function momentOf(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.valueOf()) ? iso : moment.format(date);
}

/** Size of a build. */
export const sizeOf = (bytes: number): string =>
  bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1_000))} KB`
    : `${(bytes / 1e6).toFixed(1)} MB`;

/** One line on a version without a rollout. */
export function describeHealth({ loads, harmed }: ArmHealth): string {
  const visits = countOf(loads, 'page load');
  return `${visits}, ${harmed === 0 ? 'none' : `${harmed.toLocaleString('en')} (${rateOf(harmed, loads)})`} harmed`;
}

/** The share the next step gives the candidate; null when the next step is everyone. */
export const nextShare = ({ steps, step }: Rollout): number | null =>
  steps[step + 1]?.share ?? null;

/** The share of now. */
export const presentShare = ({ steps, step }: Rollout): number => steps[step]?.share ?? 0;

const hosts: Readonly<Record<string, string>> = {
  controller: 'the release controller',
  host: 'the host',
};

/** Who changed something, as people say it: an email is its own name. */
export const whoIs = (who: string): string => hosts[who] ?? who;
