import { binsOf, scaleOf } from './health-series';
import { agoOf, durationOf, rateOf, sizeOf } from './release-words';

it.each([
  [-5_000, '0 s'],
  [400, '1 s'],
  [59_000, '59 s'],
  [61_000, '1 min 1 s'],
  [12 * 60_000, '12 min'],
  [12.5 * 60_000, '12 min'],
  [3_600_000, '1 h'],
  [4_800_000, '1 h 20 min'],
  [2.5 * 86_400_000, '2 d 12 h'],
])('%i ms are %s', (ms, words) => {
  expect(durationOf(ms)).toBe(words);
});

it('says how long ago in one unit', () => {
  const now = Date.parse('2026-03-01T12:00:00Z');
  expect(agoOf('2026-03-01T11:59:55Z', now)).toBe('just now');
  expect(agoOf('2026-03-01T11:57:58Z', now)).toBe('2 min ago');
  expect(agoOf('2026-02-27T10:00:00Z', now)).toBe('2 d ago');
  // A clock that runs ahead is no future.
  expect(agoOf('2026-03-01T12:00:30Z', now)).toBe('just now');
});

it.each([
  [0, 10, '0%'],
  [1, 1_000, '0.1%'],
  [1, 3, '33%'],
])('%i of %i is %s', (count, of, words) => {
  expect(rateOf(count, of)).toBe(words);
});

it('gives sizes in the unit that fits', () => {
  expect([sizeOf(12), sizeOf(118_400), sizeOf(2_340_000)]).toEqual(['1 KB', '118 KB', '2.3 MB']);
});

describe('points of the chart', () => {
  const range = { now: Date.parse('2026-03-01T12:00:00Z'), minutes: 60 };
  const at = (time: string, loads: number, harmed: number, version = '1.0.0') => ({
    minute: `2026-03-01T${time}:00.000Z`,
    version,
    loads,
    harmed,
  });

  it('add up five minutes of one version and leave out what had no page load', () => {
    const points = [
      at('10:59', 9, 9),
      at('11:00', 10, 1),
      at('11:04', 30, 1),
      at('11:05', 5, 0),
      at('11:06', 50, 50, '2.0.0'),
      at('11:20', 0, 0),
    ];
    expect(binsOf(points, '1.0.0', range)).toEqual([
      { place: 0, loads: 40, harmed: 2 },
      { place: 1, loads: 5, harmed: 0 },
    ]);
  });

  it.each([
    [0, 0.05],
    [0.04, 0.05],
    [0.2, 0.25],
    [1, 1],
    // A crash counted in the bin after its page load.
    [1.5, 1],
  ])('that reach %d fit below %d', (share, scale) => {
    expect(scaleOf([{ place: 0, loads: 100, harmed: share * 100 }])).toBe(scale);
  });
});
