import type { ArmHealth } from 'shared-kit/contract/releases';
import { drawBinomial } from './draws';
import type { Draws } from './draws';

/** What goes wrong with page loads of any version, as shares of them. */
export interface Rates {
  readonly failed: number;
  readonly crashed: number;
  readonly errored: number;
  readonly lost: number;
  readonly symptoms: Readonly<Record<string, number>>;
}

/**
 * What is usual: lost connections, extensions that throw, tabs a phone ends, members who mistype an address, slow phones.
 * Web Almanac 2024 for the vitals (LCP over 2.5 s 41%, CLS over 0.25 9%, INP over 0.5 s 6% on phones); the rest is
 * what a hosted product sees in a bad week.
 */
const usual: Rates = {
  failed: 0.004,
  crashed: 0.001,
  errored: 0.01,
  lost: 0.02,
  symptoms: {
    blank: 0.002,
    frame: 0.001,
    'sign-out': 0.002,
    redirect: 0.005,
    'failed-call': 0.05,
    loop: 0.002,
    memory: 0.003,
    global: 0.002,
    'slow-content': 0.2,
    'very-slow-content': 0.06,
    blocked: 0.08,
    'slow-input': 0.03,
    shift: 0.05,
  },
};

/** The rates of one week; `factor` moves each of them by itself. */
export function baseRates(factor: () => number): Rates {
  const symptoms = Object.entries(usual.symptoms).map(([name, rate]) => [name, rate * factor()]);
  return {
    failed: usual.failed * factor(),
    crashed: usual.crashed * factor(),
    errored: usual.errored * factor(),
    lost: usual.lost * factor(),
    symptoms: Object.fromEntries(symptoms) as Rates['symptoms'],
  };
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
export type SimulatedArm = Mutable<ArmHealth> & { lost: number; symptoms: Record<string, number> };

export const emptyArm = (version: string): SimulatedArm => ({
  version,
  loads: 0,
  ready: 0,
  failed: 0,
  crashed: 0,
  errored: 0,
  harmed: 0,
  loadMsP75: null,
  lost: 0,
  symptoms: {},
});

/** Adds page loads with what goes wrong with them by chance. */
export function observeLoads(draws: Draws, arm: SimulatedArm, begun: number, rates: Rates): void {
  const lost = drawBinomial(draws, begun, rates.lost);
  const loads = begun - lost;
  const failed = drawBinomial(draws, loads, rates.failed);
  const ready = loads - failed;
  const crashed = drawBinomial(draws, ready, rates.crashed);
  arm.lost += lost;
  arm.loads += loads;
  arm.ready += ready;
  arm.failed += failed;
  arm.crashed += crashed;
  arm.harmed += failed + crashed;
  arm.errored += drawBinomial(draws, ready, rates.errored);
  for (const [name, rate] of Object.entries(rates.symptoms)) {
    arm.symptoms[name] = (arm.symptoms[name] ?? 0) + drawBinomial(draws, ready, rate);
  }
}
