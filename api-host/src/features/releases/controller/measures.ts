import type { ArmHealth } from 'shared-kit/contract/releases';
import { measuredSymptoms } from '../health/measured-symptoms';
import type { MeasuredSymptom } from '../health/measured-symptoms';
import type { Allowance, Rule } from './rule';

/** One way in which page loads of two versions are compared. */
export interface Measure {
  readonly key: 'harmed' | 'errored' | 'lost' | MeasuredSymptom;
  /** What the page loads did, as a sentence goes on: "3 of 40 page loads of 1.1.0 were lost". */
  readonly name: string;
  readonly read: (health: ArmHealth) => number;
  /** Of how many. */
  readonly trials: (health: ArmHealth) => number;
  readonly allowance: Allowance;
  /** Its part of the chance of a false alarm; all parts are 1. */
  readonly part: number;
}

const words: Readonly<Record<MeasuredSymptom, string>> = {
  blank: 'showed an empty page',
  frame: 'had header or sidebar out of place',
  'sign-out': 'signed their member out',
  redirect: 'led away by themselves',
  'failed-call': 'had a call that failed',
  loop: 'never came to rest',
  memory: 'took more and more memory',
  global: 'changed a function of the language',
  'slow-content': 'took longer than 2.5 s to show their content',
  'very-slow-content': 'took longer than 5 s to show their content',
  blocked: 'did not answer for 1.5 s while they loaded',
  'slow-input': 'took longer than 0.5 s to answer',
  shift: 'moved under the hand',
};

/** Of the loads: everything that only a page that came or failed can have. */
const ofLoads = ({ loads }: ArmHealth): number => loads;

/** Half for what has failed, so that it is found as early as when it was all there was. */
const harmedPart = 1 / 2;
const erroredPart = 1 / 8;
const restPart = (1 - harmedPart - erroredPart) / (measuredSymptoms.length + 2);

/** What is left for the draw itself; see `judgeDraw`. */
export const drawPart = restPart;

/** Everything versions are compared by. */
export const measuresOf = (rule: Rule): readonly Measure[] => [
  {
    key: 'harmed',
    name: 'failed or crashed',
    read: ({ harmed }) => harmed,
    trials: ofLoads,
    allowance: rule.harmed,
    part: harmedPart,
  },
  {
    key: 'errored',
    name: 'had an unhandled error',
    read: ({ errored }) => errored,
    trials: ofLoads,
    allowance: rule.errored,
    part: erroredPart,
  },
  {
    key: 'lost',
    name: 'began and were never heard of again',
    read: ({ lost = 0 }) => lost,
    trials: ({ loads, lost = 0 }) => loads + lost,
    allowance: rule.lost,
    part: restPart,
  },
  ...measuredSymptoms.map((symptom) => ({
    key: symptom,
    name: words[symptom],
    read: ({ symptoms = {} }: ArmHealth) => symptoms[symptom] ?? 0,
    trials: ({ loads, lost = 0, left = 0 }: ArmHealth) => loads + lost + left,
    allowance: rule.symptom,
    part: restPart,
  })),
];
