import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planFor } from '../index';
import type { Section } from '../model/page';

const today = new Date('2026-11-28T12:00:00Z');
const planned = (instruction: string) => planFor(instruction, { today }).plan;
const find = <Kind extends Section['kind']>(instruction: string, kind: Kind) =>
  planned(instruction).sections.find(
    (one): one is Extract<Section, { kind: Kind }> => one.kind === kind,
  );
const leadOf = (instruction: string): string => find(instruction, 'hero')?.text ?? '';

test('people with what they do in brackets are people, and no introduction', () => {
  const band =
    'Wedding band page - The Velvet Foxes. 5 piece, soul motown and indie covers. Based in Cardiff. From £1,450. Sarah (vocals), Dev (guitar), Mike (bass), Tunde (drums), Ana (sax). Book through foxes@example.com.';
  assert.deepEqual(
    find(band, 'people')?.people.map(({ name, role }) => `${name}: ${role ?? ''}`),
    ['Sarah: Vocals', 'Dev: Guitar', 'Mike: Bass', 'Tunde: Drums', 'Ana: Sax'],
  );
  assert.doesNotMatch(leadOf(band), /Sarah/);
  assert.doesNotMatch(JSON.stringify(planned(band).sections), /Wedding band page/);
});

test('works below a heading stand there, and introduce nobody', () => {
  const architect =
    'Portfolio for architect Elena Marchetti, based in Turin and London. Projects: Casa Lupo (house, Piedmont, 2023), Mill Lane Studios (workspace, London, 2022), Pavilion for the Salone (2021). studio@marchetti.example';
  const cards = find(architect, 'cards');
  assert.equal(cards?.heading, 'Projects');
  assert.deepEqual(
    cards?.cards.map(({ title }) => title),
    ['Casa Lupo', 'Mill Lane Studios', 'Pavilion for the Salone'],
  );
  assert.doesNotMatch(leadOf(architect), /Casa Lupo/);
});

test('questions behind one heading are questions, each with its answer', () => {
  const repair =
    'Mobile bike repair in Cambridge. Basic service £45, full service £85, puncture £15. Name is Spoke & Chain. WhatsApp 07700 900456. FAQs would be good: do I need to be home? no, just leave it somewhere I can reach. do you fix e-bikes? yes but not the motors.';
  assert.deepEqual(find(repair, 'questions')?.questions, [
    { question: 'Do I need to be home?', answer: 'No, just leave it somewhere I can reach.' },
    { question: 'Do you fix e-bikes?', answer: 'Yes but not the motors.' },
  ]);
  const others = planned(repair).sections.filter(({ kind }) => kind !== 'questions');
  assert.doesNotMatch(JSON.stringify(others), /motors|leave it/);
});

test('words in single marks with who said them are quotes, and no headline', () => {
  const walker =
    "I'd like a website for my dog walking business. It's called Happy Tails and I'm based in Frome. I offer group walks (max 4 dogs) at £13 an hour, solo walks £18, puppy visits £10 for 30 minutes. I have a secure garden. Oh and reviews: 'Our spaniel runs to the van!' - Kate, Mells. 'Utterly reliable.' - Mr Doughty.";
  assert.deepEqual(find(walker, 'quotes')?.quotes, [
    { text: 'Our spaniel runs to the van!', by: 'Kate, Mells' },
    { text: 'Utterly reliable.', by: 'Mr Doughty' },
  ]);
  assert.doesNotMatch(find(walker, 'hero')?.headline ?? '', /reliable/);
  assert.deepEqual(
    find(walker, 'prices')?.groups[0]?.items.map(({ title }) => title),
    ['Group walks', 'Solo walks', 'Puppy visits'],
  );
});

test('facts with nothing but commas between them are told one by one', () => {
  const instructor = planned(
    'driving instructor leeds, manual only, patient with nervous learners, £36/hr or 10 for £340, first lesson half price, grade A instructor 12 years, pass rate 78%, pick up from home or school. call Imran 07700 900145.',
  );
  const text = JSON.stringify(instructor.sections);
  assert.match(text, /"Manual only"/);
  assert.doesNotMatch(text, /manual only, patient/i);
});

test('no button leads to prices that are not there', () => {
  const station =
    "We are the Friends of Bellingham Station, volunteers who look after the old station. Join as members (£10 a year, £15 families). The station opened in 1862. We're raising £40,000 for the signal box roof and have £26,500 so far. Chair is Philip Acres, philip@example.org.";
  const kinds = planned(station).sections.map(({ kind }) => kind);
  const labels = find(station, 'hero')?.actions.map(({ label }) => label) ?? [];
  assert.ok(kinds.includes('prices') || !labels.includes('See the prices'), labels.join());
});

test('a round of places and days is told whole, and somebody else’s words introduce nobody', () => {
  const upholsterer =
    'Website for Tansy Webb, furniture upholsterer in Frome. Chairs £140, sofas £480. I collect from Warminster Tuesdays, Bruton Wednesdays by the station, Shepton Thursdays. "She saved my grandfather\'s chair" Ida, Nunney. Ring 01373 555 019.';
  assert.equal(find(upholsterer, 'hero')?.headline, 'Furniture upholsterer in Frome');
  assert.equal(
    leadOf(upholsterer),
    'I collect from Warminster Tuesdays, Bruton Wednesdays by the station, Shepton Thursdays.',
  );
  assert.deepEqual(find(upholsterer, 'quotes')?.quotes, [
    { text: "She saved my grandfather's chair", by: 'Ida, Nunney' },
  ]);
});
