import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planFor } from '../index';

const options = { today: new Date('2026-11-22T12:00:00Z') };
const sectionsOf = (text: string) => planFor(text, options).plan.sections;
const kindsOf = (text: string): string[] => sectionsOf(text).map(({ kind }) => kind);

function heroOf(text: string) {
  const hero = sectionsOf(text).find((section) => section.kind === 'hero');
  assert.ok(hero?.kind === 'hero');
  return hero;
}

test('A few words make a page that says how it goes and answers what people ask', () => {
  const kinds = kindsOf('a fishing contest website');
  for (const kind of ['cards', 'steps', 'questions', 'contact'])
    assert.ok(kinds.includes(kind), kind);
});

test('A page is not filled with what fits every business', () => {
  for (const text of [
    'website voor een hovenier in Breda',
    'Page for my collection of vintage fountain pens, dark and cosy',
    'Smoke Signal, Texas barbecue truck. Brisket plate £12.50, pickles £1.50. Tuesdays Granary Square.',
  ]) {
    const kinds = kindsOf(text);
    assert.ok(!kinds.includes('steps') && !kinds.includes('questions'), text);
    assert.ok(!/Say what you need|Tell us what you need/u.test(JSON.stringify(sectionsOf(text))));
  }
});

test('Who wants little gets little', () => {
  assert.ok(!kindsOf('dog walker in Hove, just a phone number please').includes('steps'));
});

test('A subject without a name stands in the headline', () => {
  assert.equal(heroOf('a fishing contest website').headline, 'Enter the fishing contest');
});

test('Those it is for stand in the headline', () => {
  const yoga =
    'I teach yoga to beginners and over 60s in Exeter. My name is Ruth Calder. Classes Tuesday 10am.';
  assert.equal(heroOf(yoga).headline, 'Yoga in Exeter for beginners and over 60s');
  assert.equal(
    heroOf('SaaS landing page for an invoicing tool for freelancers called Billable.').headline,
    'Invoicing tool for freelancers',
  );
});

test('A tool with a name is introduced by what it does', () => {
  const app =
    'landing page for Tidewise, a scheduling app that helps small clinics cut missed appointments.';
  assert.equal(heroOf(app).headline, 'Tidewise helps small clinics cut missed appointments');
  assert.doesNotMatch(JSON.stringify(sectionsOf(app)), /Consultations|insurance/);
});

test('A part nobody filled says what visitors can do until then, and is told to the member', () => {
  const estate =
    "We're a small estate agency in Cork called Lee Valley Homes. Sales, lettings and valuations. We'd like featured properties, a valuation form, and testimonials.";
  const { plan } = planFor(estate, options);
  const shown = JSON.stringify(plan.sections);
  assert.doesNotMatch(shown, /"title":"(?:Featured properties|Testimonials)|second pair of eyes/);
  const calls = plan.sections.filter(({ kind }) => kind === 'call');
  assert.deepEqual(
    calls.map(({ heading }) => heading),
    ['Featured properties', 'Testimonials'],
  );
  assert.ok(plan.sections.every(({ kind }) => kind !== 'quotes'));
  assert.ok(plan.unfulfilled.some((note) => note.includes('Featured properties')));
  assert.ok(plan.unfulfilled.some((note) => note.includes('estimonials')));
});

test('A call for help beside the main form has a section of its own', () => {
  const charity =
    'We are a small charity called Warm Plates that cooks hot meals for homeless people in Glasgow. Need donate, volunteer and our story sections.';
  const calls = sectionsOf(charity).filter(({ kind }) => kind === 'call');
  assert.deepEqual(
    calls.map(({ heading }) => heading),
    ['Volunteer'],
  );
});
