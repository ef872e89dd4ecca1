import assert from 'node:assert/strict';
import test from 'node:test';
import { planFor } from '../index';
import type { Section, SectionKind } from '../model/page';

const today = new Date('2026-11-22T12:00:00Z');
const sectionsOf = (prompt: string): readonly Section[] => planFor(prompt, { today }).plan.sections;
const sectionOf = (prompt: string, kind: SectionKind): Section | undefined =>
  sectionsOf(prompt).find((section) => section.kind === kind);

test('A condition of a price stands with the prices', () => {
  const prices = sectionOf(
    'Barrow Brothers Removals in Leeds. Two men 70 an hour, one man 45 an hour, minimum 2 hours. Call 0113 496 0077.',
    'prices',
  );
  assert.match(JSON.stringify(prices), /minimum 2 hours/i);
});

test('A date to answer by stands at the form', () => {
  const contact = sectionOf(
    "Invitation page for the christening of our daughter Ottilie Rose. Sunday 11 April 2027, 2pm at St Brannock's, Braunton. RSVP by 20 March please.",
    'contact',
  );
  assert.match(contact?.lead ?? '', /RSVP by 20 March/);
});

test('Short facts of no section stand on the first screen, and no section is made of them', () => {
  const sections = sectionsOf(
    'Delgado Roofing LLC, Tucson AZ. Flat roofs, tile, coatings. Licensed ROC 298114. 520-555-0171. Hablamos español. Free estimates',
  );
  const [hero] = sections;
  assert.ok(hero?.kind === 'hero' && hero.facts.includes('Free estimates'), JSON.stringify(hero));
  assert.ok(!sections.some(({ kind }) => kind === 'text'));
});

/** Where and when, in a section of its own or beside the form. */
const visitOf = (sections: readonly Section[]) =>
  sections.flatMap((one) =>
    one.kind === 'visit' ? [one] : one.kind === 'contact' ? (one.visit ?? []) : [],
  )[0] ?? null;

test('A sentence of hours that the table shows is not said again', () => {
  const sections = sectionsOf(
    'Website for Copper Hill Veterinary Practice in Ludlow. Opening hours Mon-Fri 8:30-18:30, Sat 9-12. Phone 01584 555 0110.',
  );
  assert.ok(JSON.stringify(visitOf(sections)).includes('18:30'));
  assert.ok(!JSON.stringify(sections.filter(({ kind }) => kind === 'text')).includes('18:30'));
  assert.ok(!sections.some(({ lead }) => lead?.includes('8:30') === true));
});

test('Closing over lunch is told in the words given', () => {
  const sections = sectionsOf(
    'Officina Bertolazzi, via dei Mille 31, Parma, tel. 0521 555 0177. Aperto dal lunedì al venerdì 8-12 e 14-18.',
  );
  assert.match(JSON.stringify(visitOf(sections)), /8-12 e 14-18/);
});
