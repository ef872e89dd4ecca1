import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planFor } from '../index';
import type { Section } from '../model/page';

const today = new Date('2026-11-26T12:00:00Z');
const planOf = (text: string) => planFor(text, { today }).plan;
const textUnder = (sections: readonly Section[], heading: string): string => {
  const section = sections.find((one) => one.heading === heading);
  return section?.kind === 'text' ? section.paragraphs.join(' | ') : '';
};

test('what was said of a section stands under its heading, each part under its own', () => {
  const { sections, unfulfilled } = planOf(
    "I'm Amara Okafor, paediatric nurse in Bristol looking for a ward sister post. 11 years at Bristol Children's Hospital, before that 3 years in Lagos. BSc Nursing 2012, PALS instructor, speak Yoruba and some French. One page with experience, training and languages.",
  );
  assert.match(textUnder(sections, 'Experience'), /11 years at Bristol Children's Hospital/u);
  assert.equal(textUnder(sections, 'Training'), 'BSc Nursing 2012 | PALS instructor');
  assert.match(textUnder(sections, 'Languages'), /Yoruba and some French/u);
  const [hero] = sections;
  assert.ok(hero?.kind === 'hero');
  assert.equal(hero.text, 'Paediatric nurse in Bristol looking for a ward sister post.');
  assert.ok(!unfulfilled.some((note) => note.includes('ward sister')));
});

test('the word of a heading decides before any nearness of meaning', () => {
  const { sections } = planOf(
    'Harrogate Chess Club meets Thursdays 7pm at the Methodist hall on Oxford Street. Membership £40 a year, juniors £10. We have two teams in the county league. Sections: about, meetings, teams, join',
  );
  assert.match(textUnder(sections, 'Teams'), /two teams in the county league/u);
  // What takes place stands under the name the member has for it.
  assert.match(textUnder(sections, 'Meetings'), /Thursdays 7pm at the Methodist hall/u);
});

test('a heading nobody said anything of is no card, and the member is told', () => {
  const { sections, unfulfilled } = planOf(
    'Running club in Ilkley called Wharfe Runners. Sections in this order: come for a run, kit and safety, membership. Membership is £24 a year.',
  );
  assert.doesNotMatch(JSON.stringify(sections), /Kit and safety/u);
  assert.ok(unfulfilled.some((note) => note.includes('Kit and safety')));
});

test('sections stand in the order they were asked for in', () => {
  const { sections } = planOf(
    'Wool shop called Purl in Leeds. Open Monday to Saturday 9 to 5. Merino £9, sock wool £6, needles £4. Anna runs it. We started in 1998 in a garage. Sections in this order: opening hours, about us, prices.',
  );
  const kinds = sections.map(({ kind }) => kind);
  assert.ok(kinds.indexOf('visit') < kinds.indexOf('text'), kinds.join());
  assert.ok(
    kinds.indexOf('text') < Math.max(kinds.indexOf('prices'), kinds.indexOf('shop')),
    kinds.join(),
  );
});
