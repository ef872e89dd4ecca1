import { isVital } from '../../../api-host/src/features/releases/health/measured-symptoms';
import type { MeasuredSymptom } from '../../../api-host/src/features/releases/health/measured-symptoms';
import { judgeStable } from '../../../api-host/src/features/releases/controller/stable-rule';
import type { Draws } from './draws';
import { emptyArm, observeLoads } from './simulated-arm';
import type { Rates, SimulatedArm } from './simulated-arm';

const minutesOfDay = 24 * 60;
const windowMinutes = 10;

/** Looked at every so many minutes: windows overlap, so that looking at each of them would see the same page loads. */
const lookEveryMinutes = 5;

const copy = (arm: SimulatedArm): SimulatedArm => ({ ...arm, symptoms: { ...arm.symptoms } });

/** What was counted between two moments of one arm. */
function between(from: SimulatedArm, until: SimulatedArm): SimulatedArm {
  const names = Object.keys(until.symptoms);
  const less = (key: 'loads' | 'ready' | 'failed' | 'crashed' | 'errored' | 'harmed' | 'lost') =>
    until[key] - from[key];
  return {
    ...until,
    loads: less('loads'),
    ready: less('ready'),
    failed: less('failed'),
    crashed: less('crashed'),
    errored: less('errored'),
    harmed: less('harmed'),
    lost: less('lost'),
    symptoms: Object.fromEntries(
      names.map((name) => [name, (until.symptoms[name] ?? 0) - (from.symptoms[name] ?? 0)]),
    ),
  };
}

/** From -1 at night to 1 at noon. */
const hourOf = (minute: number): number => Math.sin((2 * Math.PI * minute) / minutesOfDay);

/** Phones in the evening are slower than desks in the morning. */
function ratesAt(rates: Rates, minute: number): Rates {
  const factor = 1 + 0.3 * hourOf(minute);
  const symptoms = Object.entries(rates.symptoms).map(([name, rate]) => [
    name,
    isVital(name as MeasuredSymptom) ? Math.min(1, rate * factor) : rate,
  ]);
  return { ...rates, symptoms: Object.fromEntries(symptoms) as Rates['symptoms'] };
}

/** One week of a version everyone runs that is no worse than ever, with its days and nights. */
export function liveStableWeek(
  draws: Draws,
  rates: Rates,
  { loads, minutes }: { readonly loads: number; readonly minutes: number },
): { readonly accused: string | null; readonly looks: number } {
  const arm = emptyArm('1.0.0');
  const moments = [copy(arm)];
  let looks = 0;
  for (let minute = 1; minute <= minutes; minute += 1) {
    const begun = Math.round(loads * (1 + 0.6 * hourOf(minute)));
    observeLoads(draws, arm, begun, ratesAt(rates, minute));
    moments.push(copy(arm));
    if (minute % lookEveryMinutes !== 0 || minute <= windowMinutes) continue;
    looks += 1;
    const border = moments[minute - windowMinutes]!;
    const begin = moments[Math.max(0, minute - windowMinutes - minutesOfDay)]!;
    const verdict = judgeStable({ window: between(border, arm), past: between(begin, border) });
    if (verdict !== null) return { accused: verdict.message, looks };
  }
  return { accused: null, looks };
}
