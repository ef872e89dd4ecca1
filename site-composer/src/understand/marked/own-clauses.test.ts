import assert from 'node:assert/strict';
import test from 'node:test';
import { planFor } from '../../index';

const today = new Date('2026-11-26T12:00:00Z');
const datesIn = (prompt: string) => planFor(prompt, { today }).brief.facts.dates;
const rowsIn = (prompt: string): string[] =>
  datesIn(prompt).map(({ title, words }) => `${title ?? ''}: ${words}`);

test('a day is of the thing its own clause begins with', () => {
  const parish = rowsIn(
    "St Brannock's Church, Braunton. Family service Sundays 9.30am with breakfast, evensong on the third Sunday of the month at 6pm, prayers on Wednesdays 8.30am.",
  );
  assert.ok(
    parish.some((row) => /^Evensong: .*third Sunday/i.test(row)),
    parish.join(' | '),
  );
  const runners = datesIn(
    'Wharfe Valley Fell Runners is a running club in Ilkley. Our own races: the Beamsley Bash on 9 May 2027, 7.5 miles, entry £8 on the day.',
  );
  assert.equal(runners[0]?.title, 'Beamsley Bash');
  const hall = rowsIn(
    'Kletterhalle Griffig in Kassel. Kinderkurs mittwochs 16 Uhr, Frauenabend jeden ersten Freitag im Monat ab 19 Uhr.',
  );
  assert.ok(
    hall.some((row) => /^Kinderkurs: mittwochs/iu.test(row)),
    hall.join(' | '),
  );
  assert.ok(
    hall.some((row) => /^Frauenabend: .*Freitag im Monat/iu.test(row)),
    hall.join(' | '),
  );
});

test('a limit of a rule is no day on which something takes place', () => {
  for (const prompt of [
    'Flat to let in Leith. Viewings Saturdays 10 to 12, ring or text Fiona on 07700 900476, not after 8pm.',
    'Kletterhalle Griffig in Kassel. Tageskarte 14 €. Kein Einlass nach 21 Uhr.',
    'Pell Street Allotments in Derby. Work party first Saturday of the month 10am. No bonfires before 6pm.',
  ])
    assert.ok(
      datesIn(prompt).every(({ words, time }) => !/8pm|21|6pm/.test(`${words} ${time ?? ''}`)),
      prompt,
    );
});

test('a time behind "after" is one where something takes place then', () => {
  const found = rowsIn('Choir in Ash. Rehearsal Tuesdays 7pm, drinks after at the Bell from 9pm.');
  assert.ok(
    found.some((row) => /Rehearsal: Tuesdays, 7pm/i.test(row)),
    found.join(' | '),
  );
});

test('what is wanted on a day does not take place as such', () => {
  const found = rowsIn('Food bank in Luton. Volunteers needed for the van on Friday mornings.');
  assert.ok(
    found.every((row) => !row.startsWith('Volunteers')),
    found.join(' | '),
  );
});

test('a rule of when to ring is told with whom to ring', () => {
  const { plan } = planFor(
    'Flat to let in Leith, two bedrooms. Viewings Saturdays between 10 and 12, ring or text Fiona on 07700 900476, not after 8pm.',
    { today },
  );
  const page = JSON.stringify(plan.sections);
  assert.match(page, /ring or text Fiona, not after 8pm/i);
  assert.doesNotMatch(page, /"Not after 8pm"/i);
});
