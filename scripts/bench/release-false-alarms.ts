import { defaultRule, judge } from '../../api-host/src/features/releases/controller/judge';
import { judgeDraw } from '../../api-host/src/features/releases/controller/judge-draw';
import { measuredSymptoms } from '../../api-host/src/features/releases/health/measured-symptoms';
import { drawBinomial, seededDraws } from './release-false-alarms/draws';
import type { Draws } from './release-false-alarms/draws';
import { baseRates, emptyArm, observeLoads } from './release-false-alarms/simulated-arm';
import type { Rates } from './release-false-alarms/simulated-arm';
import { liveStableWeek } from './release-false-alarms/stable-week';

const weeks = 60;
const minutesOfWeek = 7 * 24 * 60;

/** Page loads of a whole suite in a minute, from a small installation to a large one; a week has one. */
const loadsPerMinute = [2, 20, 200, 1_000] as const;

/** Looked at every minute for six hours, when counts are few and swing most, then every ten. */
const isLookedAt = (minute: number): boolean => minute <= 360 || minute % 10 === 0;

/** Steps a week is spent in. */
const shares = [0.01, 0.1, 0.5] as const;

interface Week {
  readonly accused: string | null;
  readonly looks: number;
  readonly healthyAfterMinutes: number | null;
}

/** One week of two versions that are the same, judged by the controller's own rule. */
function liveWeek(draws: Draws, rates: Rates, loads: number, share: number): Week {
  const arms = { candidate: emptyArm('1.1.0'), stable: emptyArm('1.0.0') };
  const members = { candidate: 0, stable: 0 };
  let healthyAfterMinutes: number | null = null;
  let looks = 0;
  for (let minute = 1; minute <= minutesOfWeek; minute += 1) {
    const drawn = drawBinomial(draws, loads, share);
    observeLoads(draws, arms.candidate, drawn, rates);
    observeLoads(draws, arms.stable, loads - drawn, rates);
    // Every twentieth page load is of a member who was not heard of before.
    const fresh = drawBinomial(draws, loads, 0.05);
    const ofCandidate = drawBinomial(draws, fresh, share);
    members.candidate += ofCandidate;
    members.stable += fresh - ofCandidate;
    if (!isLookedAt(minute)) continue;
    looks += 1;
    const verdict = judge(arms.candidate, arms.stable);
    const missing = judgeDraw(members, share * 10_000, defaultRule);
    if (verdict.kind === 'failing' || missing !== null) {
      return { accused: missing ?? verdict.message, looks, healthyAfterMinutes };
    }
    if (verdict.kind === 'healthy') healthyAfterMinutes ??= minute;
  }
  return { accused: null, looks, healthyAfterMinutes };
}

/** A/A: weeks of versions that are no different, with everything that goes wrong in browsers anyway. */
export async function benchReleaseFalseAlarms(): Promise<void> {
  const draws = seededDraws(Number(process.argv[3] ?? 58));
  const rows: (Week & { readonly loads: number; readonly share: number })[] = [];
  for (let week = 0; week < weeks; week += 1) {
    const loads = loadsPerMinute[week % loadsPerMinute.length] ?? 20;
    const share = shares[Math.floor(week / loadsPerMinute.length) % shares.length] ?? 0.1;
    // Every week its own browsers and network: rates between a third of what is usual and three times as much.
    const rates = baseRates(() => 3 ** (draws.uniform() * 2 - 1));
    rows.push({ ...liveWeek(draws, rates, loads, share), loads, share });
  }
  console.log('loads/min  share  weeks  looks    accused  healthy after, minutes (median)');
  for (const loads of loadsPerMinute) {
    for (const share of shares) console.log(describeGroup(rows, loads, share));
  }
  const accused = rows.filter((row) => row.accused !== null);
  for (const { accused: why, loads, share } of accused) console.log(`${loads} ${share}: ${why}`);
  console.log(
    `${accused.length} of ${weeks} weeks accused a version no worse; ${measuredSymptoms.length + 4} measures; allowed by alpha: ${(weeks * defaultRule.alpha).toFixed(1)}`,
  );
  const alarms = benchStableAlarms(draws);
  if (accused.length + alarms > 0) process.exitCode = 1;
}

/** The same weeks of what everyone runs, which has nothing beside it but its own past. */
function benchStableAlarms(draws: Draws): number {
  const alarms: string[] = [];
  let looks = 0;
  for (let week = 0; week < weeks; week += 1) {
    const loads = loadsPerMinute[week % loadsPerMinute.length] ?? 20;
    const rates = baseRates(() => 3 ** (draws.uniform() * 2 - 1));
    const lived = liveStableWeek(draws, rates, { loads, minutes: minutesOfWeek });
    looks += lived.looks;
    if (lived.accused !== null) alarms.push(`${loads} loads/min: ${lived.accused}`);
  }
  for (const alarm of alarms) console.log(alarm);
  console.log(`stable: ${alarms.length} of ${weeks} weeks raised an alarm, in ${looks} looks`);
  return alarms.length;
}

function describeGroup(
  all: readonly (Week & { readonly loads: number; readonly share: number })[],
  loads: number,
  share: number,
): string {
  const rows = all.filter((row) => row.loads === loads && row.share === share);
  const looks = rows.reduce((sum, row) => sum + row.looks, 0);
  const accused = rows.filter((row) => row.accused !== null).length;
  const healthy = rows
    .map((row) => row.healthyAfterMinutes ?? Number.POSITIVE_INFINITY)
    .toSorted((a, b) => a - b);
  const median = healthy[Math.floor(healthy.length / 2)] ?? Number.NaN;
  const cells = [loads, share, rows.length, looks, accused, Number.isFinite(median) ? median : '-'];
  return cells.map((cell, at) => String(cell).padEnd([11, 7, 7, 9, 9, 0][at] ?? 0)).join('');
}
