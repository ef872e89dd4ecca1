import { shiftToClear } from './clear-place';

const corner = { left: 980, right: 1360, top: 16, bottom: 66 };
const shift = (obstacles: Parameters<typeof shiftToClear>[1], screenHeight = 800) =>
  shiftToClear(corner, obstacles, screenHeight);

const header = { left: 248, right: 1360, top: 0, bottom: 56 };

test('stays in the corner where nothing is in the way', () => {
  expect(shift([])).toBe(0);
  expect(shift([{ ...header, right: 900 }])).toBe(0);
  expect(shift([{ ...header, top: 90, bottom: 120 }])).toBe(0);
});

test('goes below a header, and below what follows it', () => {
  expect(shift([header])).toBe(48);
  const below = { left: 248, right: 1360, top: 56, bottom: 108 };
  expect(shift([below, header])).toBe(100);
});

test('what has scrolled away or is not shown is not in the way', () => {
  expect(shift([{ ...header, top: -200, bottom: -100 }])).toBe(0);
  expect(shift([{ left: 0, right: 0, top: 0, bottom: 0 }])).toBe(0);
});

test('stays in the corner where there is no free place on the screen', () => {
  expect(shift([{ ...header, bottom: 780 }])).toBe(0);
});
