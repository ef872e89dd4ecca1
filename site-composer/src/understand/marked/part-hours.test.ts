import assert from 'node:assert/strict';
import test from 'node:test';
import { planFor } from '../../index';

const today = new Date('2026-11-26T12:00:00Z');

function read(prompt: string): { hours: boolean; page: string } {
  const { brief, plan } = planFor(prompt, { today });
  return {
    hours: brief.facts.hours.length > 0 || brief.facts.hoursWords !== null,
    page: JSON.stringify(plan.sections),
  };
}

test('hours of a part are not those of the whole, and are told with what they are of', () => {
  const church = read(
    "St Columba's Church, Mill Street, Kirkwall. Sunday worship 11am. We have a food cupboard open Tuesdays and Thursdays 2–4pm, no questions asked.",
  );
  assert.equal(church.hours, false);
  assert.match(church.page, /food cupboard open Tuesdays and Thursdays 2–4pm/);
  const ecole = read(
    "École de musique La Clé à Vannes. Cours de piano 32 € l'heure. Le secrétariat est ouvert le mardi de 14h à 18h.",
  );
  assert.equal(ecole.hours, false);
  assert.match(ecole.page, /Le secrétariat est ouvert le mardi de 14h à 18h/);
});

test('hours of the whole are its opening hours', () => {
  for (const prompt of [
    'Bakery called Crumb in Leeds. The bakery is open Tuesday to Saturday 8am to 3pm. Loaves £4.',
    'Yarn shop Skein in Bath. The shop is open Monday to Friday 9am to 5pm.',
    'Bäckerei Korn in Ulm. Wir haben von Montag bis Freitag 7 bis 18 Uhr geöffnet.',
    'Officina Bertolazzi, Parma. Aperto dal lunedì al venerdì 8-12 e 14-18.',
    'Community pantry in Ely. Drop off Thursdays 4-6. Sat 9-1.',
    'Barber in Leith. Open Tues to Fri 9 till 6, Sat 8 till 4.',
  ])
    assert.equal(read(prompt).hours, true, prompt);
});
