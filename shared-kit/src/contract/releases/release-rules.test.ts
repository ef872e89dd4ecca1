import { sentencesOfRules } from './describe-rules';
import { describeApproval } from './release-approval';
import { approvalOfStep, problemOfRules, releaseRules, stepsOfRules } from './release-rules';
import { isWithinWindows } from './release-window';

const step = { percent: 1, bakeMinutes: 15 };
const errorRate = {
  address: 'http://prometheus:9090',
  query: 'sum(errors)',
  is: '<',
  threshold: 0.01,
};
const window = { days: ['monday'], from: '09:00', to: '16:00', timeZone: 'Europe/Berlin' };

it('a file says percent and minutes, and becomes the steps of a rollout', () => {
  const rules = releaseRules.parse({
    steps: [
      { percent: 0.5, bakeMinutes: 15 },
      { percent: 10, bakeMinutes: 0.5, approval: true },
    ],
  });
  expect(stepsOfRules(rules)).toEqual([
    { share: 50, bakeSeconds: 900, approval: false },
    { share: 1_000, bakeSeconds: 30, approval: true },
  ]);
  expect(stepsOfRules(releaseRules.parse({}))).toBeUndefined();
});

it('a step says whose approval it wants', () => {
  const rules = releaseRules.parse({
    steps: [
      { ...step, approval: { by: ['admin'], another: true } },
      { percent: 10, bakeMinutes: 1, approval: true },
    ],
  });
  expect(stepsOfRules(rules)?.map(({ approval }) => approval)).toEqual([true, true]);
  const first = approvalOfStep(rules, 0);
  expect(first && describeApproval(first)).toBe('an administrator other than who started it');
  expect(approvalOfStep(rules, 1)).toBeNull();
});

it('what is wrong with a file is one sentence that names the key', () => {
  const wrong: readonly (readonly [unknown, RegExp])[] = [
    [{ stepz: [] }, /^"stepz" is no key of release\.json\.$/],
    [{ steps: [{ percent: 1, bake: 2, bakeMinutes: 1 }] }, /^"steps\[0\]\.bake" is no key/],
    [
      { steps: [{ percent: 0, bakeMinutes: 1 }, step] },
      /^"steps\[0\]\.percent": percent is a number/,
    ],
    [
      { steps: [{ percent: 0, bakeMinutes: 1 }], audience: { roles: ['admin'] } },
      /0 is followed by more/,
    ],
    [
      { steps: [{ percent: 0.001, bakeMinutes: 1 }] },
      /^"steps\[0\]\.percent": percent is a number/,
    ],
    [{ steps: [] }, /^"steps": A rollout has at least one step\.$/],
    [
      { steps: [10, 1].map((percent) => ({ percent, bakeMinutes: 1 })) },
      /^"steps": percent must rise/,
    ],
    [{ minimumLoads: '10' }, /^"minimumLoads": minimumLoads is a whole number from 50/],
    [{ thresholds: { harmed: { failing: 2, healthy: 1 } } }, /^"thresholds\.harmed\.healthy": /],
    [{ windows: [{ ...window, timeZone: 'Mars' }] }, /^"windows\[0\]\.timeZone": A time zone/],
    [{ windows: [{ ...window, to: '08:00' }] }, /^"windows\[0\]\.to": A window ends after/],
    [{ windows: [{ ...window, days: ['Mon'] }] }, /^"windows\[0\]\.days\[0\]": A day is/],
    [{ audience: {} }, /^"audience": An audience names somebody/],
    [
      { audience: { roles: ['qa'] } },
      /^"audience\.roles\[0\]": A role is admin, releaseManager or owner/,
    ],
    [{ audience: { flags: [9] } }, /^"audience\.flags\[0\]": A flag is a number from 1 to 8/],
    [
      { audience: { members: ['anna@example.com'] } },
      /\.members\[0\]": An account is named by its id/,
    ],
    [
      { audience: { networks: ['203.0.113.7'] } },
      /^"audience\.networks\[0\]": A network is written/,
    ],
    [{ audience: { people: ['anna'] } }, /^"audience\.people" is no key/],
    [[], /^It must be an object/],
    [{ steps: [{ ...step, approval: { by: ['qa'] } }] }, /approval\.by\[0\]": A role is admin or/],
    [{ steps: [{ ...step, approval: { from: 'me' } }] }, /^"steps\[0\]\.approval/],
    [{ gates: [{ name: 'a' }] }, /^"gates\[0\]": A gate has either prometheus or http\.$/],
    [
      { gates: [{ name: 'a', http: { address: 'file:///etc/passwd' } }] },
      /http\.address": address/,
    ],
    [{ gates: [{ name: 'a', http: { address: 'http://u:p@host/' } }] }, /without user, password/],
    [
      { gates: [{ name: 'a', prometheus: { ...errorRate, is: '=' } }] },
      /prometheus\.is": is must be/,
    ],
  ];
  for (const [content, sentence] of wrong) expect(problemOfRules(content)).toMatch(sentence);
  expect(problemOfRules({ windows: [window] })).toBeNull();
  const audience = { roles: ['admin'] };
  expect(problemOfRules({ steps: [{ percent: 0, bakeMinutes: 1 }, step], audience })).toBeNull();
});

it('a window is open by the clock of its place, summer and winter', () => {
  const windows = releaseRules.parse({ windows: [window] }).windows;
  const open = (at: string) => isWithinWindows(windows, new Date(at));
  const times = [
    '2026-01-05T07:59Z',
    '2026-01-05T08:00Z',
    '2026-01-05T14:59Z',
    '2026-01-05T15:00Z',
  ];
  expect(times.map(open)).toEqual([false, true, true, false]);
  // An hour earlier in summer; a Tuesday.
  expect(open('2026-07-06T07:00Z')).toBe(true);
  expect(open('2026-01-06T10:00Z')).toBe(false);
  expect(isWithinWindows(undefined, new Date(0))).toBe(true);
});

it('the rules are told in sentences', () => {
  const rules = releaseRules.parse({
    windows: [window],
    minimumLoads: 1_000,
    thresholds: { harmed: { failing: 0.2, healthy: 1 } },
    gates: [
      { name: 'smoke', http: { address: 'https://smoke.example/shop' } },
      { name: 'error-rate', prometheus: errorRate },
    ],
  });
  expect(sentencesOfRules(rules)).toEqual([
    'It advances only in these windows: Mon 09:00 to 16:00 (Europe/Berlin).',
    'Each step needs 1,000 page loads of signed-in members.',
    'It fails with 0.2 points more page loads that failed or crashed than the stable version, and is healthy within 1 point.',
    'Gate smoke: https://smoke.example/shop answers 2xx.',
    'Gate error-rate: sum(errors) < 0.01, asked at http://prometheus:9090.',
  ]);
});
