import { watchMemory } from './memory-growth';

const megabytes = 2 ** 20;

/** Looks every three seconds at sizes in megabytes; answers after how many looks growth was found. */
function lookAtSizes(sizes: readonly number[]): number | null {
  let at = 0;
  const isGrowing = watchMemory(() => (sizes[at] ?? 0) * megabytes);
  for (; at < sizes.length; at += 1) {
    isGrowing();
    isGrowing();
    if (isGrowing()) return at + 1;
  }
  return null;
}

it('a heap that only grows is found, from a hundred megabytes on', () => {
  expect(lookAtSizes([50, 75, 100, 125, 150, 175, 200])).toBe(6);
  expect(lookAtSizes([50, 55, 60, 65, 70, 75, 80, 85, 90])).toBeNull();
});

it('what is collected again is no leak', () => {
  expect(lookAtSizes([50, 120, 190, 60, 140, 210, 70, 150, 220, 80])).toBeNull();
});

it('browsers that do not tell say nothing', () => {
  const isGrowing = watchMemory(() => undefined);
  expect([1, 2, 3, 4, 5, 6].some(() => isGrowing())).toBe(false);
});
