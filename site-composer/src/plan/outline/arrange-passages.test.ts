import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planFor } from '../../index';
import type { Section } from '../../model/page';
import { countedSteps } from './own-steps';
import { isRowTitle, isWholeInText } from '../../text/row-title';

const today = new Date('2026-11-27T12:00:00Z');
const sectionsOf = (instruction: string): readonly Section[] =>
  planFor(instruction, { today }).plan.sections;
const find = <Kind extends Section['kind']>(sections: readonly Section[], kind: Kind) =>
  sections.find((one): one is Extract<Section, { kind: Kind }> => one.kind === kind);

const society =
  'Page for Nettle Bank Allotments in Ripon. We have 44 plots and a waiting list of a year. Rent is £50 for a full plot and £28 for a half. No bonfires before 6pm, hens are fine, dogs on leads. The hut sells twine at £2 a ball and canes at 20p each. Secretary is Ruth Ames. Gates are locked at dusk. The button should be Join the list. Please no gallery.';

test("the owner's sentences stand whole, each once, and nothing said to the builder does", () => {
  const page = JSON.stringify(sectionsOf(society));
  assert.match(page, /No bonfires before 6pm, hens are fine, dogs on leads\./);
  assert.match(page, /Gates are locked at dusk\./);
  assert.equal(page.split('Gates are locked').length, 2);
  assert.doesNotMatch(page, /gallery|button should/i);
});

test('a sentence of prices is a list where all of it is one', () => {
  const prices = find(sectionsOf(society), 'prices');
  const items = prices?.groups.flatMap((group) => group.items) ?? [];
  assert.deepEqual(
    items.map(({ title, price }) => `${title} ${price ?? ''}`),
    ['Rent: full plot £50', 'Rent: half £28', 'Twine £2 a ball', 'Canes 20p each'],
  );
});

test('what is no person is not among the people, and a post is no part of a name', () => {
  const people = find(
    sectionsOf(
      'Site for the Harbour Makers workshop in Troon. We share a wood shop and a kiln. Our people are Executive Director Moira Lennox and shop manager Ally Reid. Trained at Troon Community School. Open Tuesday to Friday 10 to 6. We are not a store.',
    ),
    'people',
  );
  const names = people?.people.map(({ name }) => name) ?? [];
  assert.ok(names.includes('Moira Lennox'), names.join());
  assert.ok(!names.some((name) => name.includes('School')), names.join());
});

test('steps that were counted are steps', () => {
  assert.deepEqual(
    countedSteps(
      'What to do: 1 pick it up in gloves, 2 put it in a box, 3 ring us. We come at once.',
    ),
    ['pick it up in gloves', 'put it in a box', 'ring us'],
  );
  assert.deepEqual(countedSteps('We have 1 boat and 2 trailers.'), []);
});

test('a title names one thing, and all of it', () => {
  for (const title of ['Open Day and Plant Sale', 'Woodburner', 'Loco service'])
    assert.ok(isRowTitle(title), title);
  for (const title of [
    'Rent runs',
    'Metal is the',
    'A bag',
    'That one',
    'For a half',
    'Group class Rs',
  ])
    assert.ok(!isRowTitle(title), title);
  assert.ok(!isWholeInText('sided box', 'put it in a high sided box with a towel'));
  assert.ok(isWholeInText('sewing room', 'wood shop, sewing room and two printers'));
});

test('pages in other languages show the sentences and prices of their owners as well', () => {
  const sections = sectionsOf(
    'Seite für unsere Bootswerft Kranich in Stralsund. Wir bauen Jollen aus Eiche und Lärche. Winterlager kostet 240 €, Kranen 60 € (bis 3 Tonnen), Lackieren ab 180 €. Offen ist Mo–Fr 8–17 Uhr, Samstag nach Vereinbarung. Farben Blau und Weiß bitte.',
  );
  const items = find(sections, 'prices')?.groups.flatMap((group) => group.items) ?? [];
  assert.deepEqual(
    items.map(({ title, price, text = '' }) => `${title} ${price ?? ''} ${text}`.trim()),
    ['Winterlager 240 €', 'Kranen 60 € Bis 3 Tonnen', 'Lackieren Ab 180 €'],
  );
  const page = JSON.stringify(sections);
  assert.match(page, /Wir bauen Jollen aus Eiche und Lärche\./);
  assert.doesNotMatch(page, /Farben Blau/);
});

const derby =
  'Page for the Tin Hill Mower Derby, lawnmower racing on the oval.\n\nProgram:\n9.00 scrutineering\n11.15 heats\n2pm the Grand Final, 20 laps\n\nRules: blades off. Helmets on. No grog before you have raced.\n\nEntry for spectators is a gold coin. Camping is $10 a car. No dogs.\n\nRules first, then program, then camping.';

test('parts stand in the order that was asked for, each with what was said of it', () => {
  const sections = sectionsOf(derby);
  assert.deepEqual(
    sections.slice(1, 4).map(({ kind, heading }) => `${kind} ${heading ?? ''}`),
    ['cards Rules', 'schedule Program', 'text Camping'],
  );
  const program = find(sections, 'schedule');
  assert.deepEqual(
    program?.entries.map(({ when, title, text = '' }) => `${when} ${title} ${text}`.trim()),
    ['9.00 Scrutineering', '11.15 Heats', '2pm Grand Final 20 laps'],
  );
  const page = JSON.stringify(sections);
  assert.match(page, /Camping is \$10 a car\. No dogs\./);
  assert.doesNotMatch(page, /then program/);
});

test('who gave a number and asked for no form is rung up', () => {
  const contact = find(
    sectionsOf(
      'Page for Tolv Bells. We cast handbells in Boston Spa. We began in 1962. Ring 01937 555 019. Tuning is £40 a bell. We have no showroom.',
    ),
    'contact',
  );
  assert.equal(contact?.form, null);
  assert.equal(contact?.phone, '01937 555 019');
});

test('questions that were asked for are answered by what was told', () => {
  const questions = find(
    sectionsOf(
      'Page for Tolv Bells. We cast handbells in Boston Spa. Ring 01937 555 019. Tuning is £40 a bell and a new strap £9. We do not do church bells. Include an FAQ please.',
    ),
    'questions',
  );
  assert.deepEqual(
    questions?.questions.map(({ question, answer }) => `${question} ${answer}`),
    [
      'What does it cost? Tuning: £40 a bell; New strap: £9',
      'Do you do church bells? No, we do not do church bells.',
      'How can I reach you? 01937 555 019',
    ],
  );
});

test('weeks that are counted are a programme', () => {
  const program = find(
    sectionsOf(
      'Page for Late Sparks, welding for beginners in Belfast. I was a pipe welder for nineteen years. Week 1 safety and striking an arc. Week 2 MIG, straight beads. Week 3 corners and T joints. The cost is £210 all in.',
    ),
    'schedule',
  );
  assert.equal(program?.heading, 'Week by week');
  assert.deepEqual(
    program?.entries.map(({ when, title }) => `${when}: ${title}`),
    [
      'Week 1: Safety and striking an arc',
      'Week 2: MIG, straight beads',
      'Week 3: Corners and T joints',
    ],
  );
});
