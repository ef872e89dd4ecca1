import type { BeaconEvent } from 'shared-kit/contract/releases';
import { symptoms } from 'shared-kit/contract/rollout';

type Vitals = Extract<BeaconEvent, { kind: 'vitals' }>;

/**
 * From where on a measured time is a symptom, so that it can be judged as a rate. Content: the bounds of LCP, "good" and
 * twice that, for visitors whose pages are always slower than the first. Blocked: ten times what Lighthouse calls a
 * moderate blocking time is what people call stuck. Interaction and shift: where the Core Web Vitals call them poor.
 */
const vitalBounds = {
  'slow-content': ({ contentMs = 0, lcpMs = 0 }: Vitals) => Math.max(contentMs, lcpMs) > 2_500,
  'very-slow-content': ({ contentMs = 0, lcpMs = 0 }: Vitals) => Math.max(contentMs, lcpMs) > 5_000,
  blocked: ({ blockedMs = 0 }: Vitals) => blockedMs > 1_500,
  'slow-input': ({ inpMs = 0 }: Vitals) => inpMs > 500,
  shift: ({ shift = 0 }: Vitals) => shift > 250,
} as const;

type VitalSymptom = keyof typeof vitalBounds;
const vitalSymptoms = Object.keys(vitalBounds) as VitalSymptom[];

/** Whether it says how long things take or move, as against what a page does that it should not. */
export const isVital = (symptom: MeasuredSymptom): boolean =>
  (vitalSymptoms as readonly string[]).includes(symptom);

/** A symptom as it is counted. */
export type MeasuredSymptom = (typeof symptoms)[number] | VitalSymptom;

/**
 * Every symptom by the place its counts are kept at. Vitals come from place 16 on, so that the contract's list may grow
 * without moving them.
 */
const vitalsFrom = 16;

export const placeOf = (symptom: MeasuredSymptom): number => {
  const vital = vitalSymptoms.indexOf(symptom as VitalSymptom);
  return vital < 0 ? symptoms.indexOf(symptom as (typeof symptoms)[number]) : vitalsFrom + vital;
};

/** All of them, in the order in which they are judged and named. */
export const measuredSymptoms: readonly MeasuredSymptom[] = [...symptoms, ...vitalSymptoms];

/** How many places the counts have. */
export const symptomPlaces = vitalsFrom + vitalSymptoms.length;

/** What an event says is wrong with its page load. */
export function symptomsOf(event: BeaconEvent): readonly MeasuredSymptom[] {
  if (event.kind === 'symptom') return [event.symptom];
  if (event.kind !== 'vitals') return [];
  return vitalSymptoms.filter((name) => vitalBounds[name](event));
}

/** Counts by name, without those that are none. */
export function namedSymptoms(counts: readonly (number | null)[]): Record<string, number> {
  const named = measuredSymptoms.map((name) => [name, counts[placeOf(name)] ?? 0] as const);
  return Object.fromEntries(named.filter(([, count]) => count > 0));
}
