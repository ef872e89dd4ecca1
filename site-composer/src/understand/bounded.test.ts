import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from './understand';

const today = new Date('2026-11-22T12:00:00Z');

/** Milliseconds for one reading; the shortest of three, since other tests run beside. */
function timeOf(prompt: string): number {
  const times = [1, 2, 3].map(() => {
    const start = performance.now();
    understand(prompt, today);
    return performance.now() - start;
  });
  return Math.min(...times);
}

const hostile: Readonly<Record<string, string>> = {
  'open brackets': 'include ('.repeat(2_200),
  'single letters': 'A '.repeat(10_000),
  'quotation marks': '"'.repeat(19_000),
  'one long word': 'a'.repeat(19_000),
  prices: '$1 '.repeat(6_600),
  digits: '1 '.repeat(9_900),
  dates: 'June 1, '.repeat(2_400),
  commas: ','.repeat(19_000),
  colons: 'a: '.repeat(6_600),
  names: 'Ann Lee and '.repeat(1_600),
  lines: 'a\n'.repeat(9_900),
  colours: 'blue '.repeat(3_900),
  weekdays: 'mon 9-5 '.repeat(2_400),
};

for (const [title, prompt] of Object.entries(hostile)) {
  test(`Twice as many ${title} take no more than about twice the time`, () => {
    timeOf('A plumber in Leeds.');
    const half = timeOf(prompt.slice(0, prompt.length / 2));
    const whole = timeOf(prompt);
    assert.ok(whole < half * 3.2 + 60, `${half.toFixed(0)} ms became ${whole.toFixed(0)} ms`);
  });
}
