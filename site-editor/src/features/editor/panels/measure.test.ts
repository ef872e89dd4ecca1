import { readMeasure, stepMeasure, writeMeasure } from './measure';

const units = [
  ['px', 'px'],
  ['rem', 'rem'],
] as const;

it.each([
  ['24px', { number: '24', unit: 'px' }],
  ['-1.5REM', { number: '-1.5', unit: 'rem' }],
  ['.5rem', { number: '.5', unit: 'rem' }],
  ['24', null],
  ['10vw', null],
  ['auto', null],
  ['calc(1px + 2px)', null],
  ['', null],
])('reads %s', (value, expected) => {
  expect(readMeasure(value, units)).toEqual(expected);
});

it.each([
  ['24', 'px', '24px'],
  [' 1.5rem ', 'px', '1.5rem'],
  ['1.5', '', '1.5'],
  ['auto', 'px', 'auto'],
])('writes %s with the unit %s chosen as %s', (typed, chosen, expected) => {
  expect(writeMeasure(typed, chosen)).toBe(expected);
});

it.each([
  [{ number: '24', unit: 'px' }, 1, false, '25px'],
  [{ number: '24', unit: 'px' }, -1, true, '14px'],
  [{ number: '1.2', unit: 'rem' }, 1, false, '1.3rem'],
  [{ number: '1', unit: '' }, -1, false, '0.9'],
] as const)('steps %j by %i', (measure, direction, isLarge, expected) => {
  expect(stepMeasure(measure, direction, isLarge)).toBe(expected);
});
