import { sentenceOfGate } from './release-gates';
import type { ReleaseRules } from './release-rules';
import { describeWindows } from './release-window';

const named = {
  harmed: 'page loads that failed or crashed',
  errored: 'page loads with unhandled errors',
  lost: 'page loads that were lost',
  symptom: 'page loads with a symptom',
} as const;

/** What rules say besides their steps, in sentences: a person reads them before a rollout starts. */
export function sentencesOfRules({
  thresholds = {},
  minimumLoads,
  windows,
  gates = [],
}: ReleaseRules): string[] {
  const allowed = Object.entries(named).flatMap(([key, what]) => {
    const threshold = thresholds[key as keyof typeof named];
    if (!threshold) return [];
    const { failing, healthy } = threshold;
    return `It fails with ${failing} points more ${what} than the stable version, and is healthy within ${healthy} ${healthy === 1 ? 'point' : 'points'}.`;
  });
  return [
    ...(windows ? [`It advances only in these windows: ${describeWindows(windows)}.`] : []),
    ...(minimumLoads === undefined
      ? []
      : [`Each step needs ${minimumLoads.toLocaleString('en')} page loads of signed-in members.`]),
    ...allowed,
    ...gates.map(sentenceOfGate),
  ];
}
