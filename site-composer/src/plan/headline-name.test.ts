import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compose } from '../index';

const hero = (instruction: string): string => {
  const { html } = compose(instruction, { today: new Date('2026-11-27') });
  return (/<section[^>]*id="hero"[\s\S]*?<\/section>/u.exec(html)?.[0] ?? '').replaceAll(
    /<[^>]+>/gu,
    '\n',
  );
};

test('An event of a school says what it is beside whose it is', () => {
  const shown = hero(
    'Need page for our school reunion, Vidyodaya High School Nashik, batch of 1996, thirty years yaar!! Date is Saturday 19 December 2026, venue Hotel Gangotri Lawns, Gangapur Road. Pay before 30 November to Rohit Deshmane, 98230 44715. Kids below 10 free.',
  );
  assert.match(shown, /Vidyodaya High School Nashik reunion/);
  assert.match(shown, /Batch of 1996, thirty years/);
  assert.doesNotMatch(shown, /yaar/);
});

test('Where somebody works is as it was said', () => {
  assert.match(
    hero(
      'one page for Garth Pickersgill dry stone walling, gaps mended from £85 a metre, round Ilkley, 01632 960274. keep it plain',
    ),
    /Dry stone walling round Ilkley/,
  );
});

test('What must not be missed stands on the first screen, spelled and calm', () => {
  const shown = hero(
    'hi need a page for my hoof triming, Marrick Moor Hooves, its just me (Bev Alderson) and a van. i do horses and donkeys and since last year goats aswell. barefoot trim £42, goats £8 a hoof no sorry £8 a goat. Phone 07700 900418. NO SHOEING i get asked every week, put that somewhere they cant miss it.',
  );
  assert.match(shown, /Hoof trimming/);
  assert.match(shown, /no shoeing/iu);
  assert.doesNotMatch(shown, /asked every week|miss it/u);
});
