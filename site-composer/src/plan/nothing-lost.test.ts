import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planFor } from '../index';

const options = { today: new Date('2025-02-10T12:00:00Z') };
const planOf = (instruction: string) => planFor(instruction, options).plan;
const shown = (instruction: string): string => JSON.stringify(planOf(instruction).sections);

const groomer =
  "Website for my cat grooming salon Silky Paws in Otley. Full groom £38, brush £22, nail clip £10. Open Tuesday to Saturday 9 to 5. By appointment only. I've been grooming for 9 years and I'm fully insured. Call 01943 555 0134.";

test('A condition of three words stands with the hours', () => {
  const visit = planOf(groomer).sections.find(({ kind }) => kind === 'visit');
  assert.match(visit?.kind === 'visit' ? (visit.lead ?? '') : '', /By appointment only/);
});

test('The first screen begins with what somebody does, and neither with hours nor with what they refuse', () => {
  const lead = (instruction: string): string => {
    const [hero] = planOf(instruction).sections;
    return hero?.kind === 'hero' ? (hero.text ?? '') : '';
  };
  assert.match(lead(groomer), /fully insured/);
  const repairs =
    "Clock repairs in Bath. Service £55, new battery £8. We don't do watches. Ring 01225 555 010.";
  assert.doesNotMatch(lead(repairs), /don't do watches/);
  assert.match(shown(repairs), /We don't do watches/);
});

test('What visitors are asked not to do is told to them, and contradicted by no prepared answer', () => {
  const cottage = shown(
    'Holiday cottage to let in Northumberland, called Sandpiper. Sleeps 4, two bedrooms, sea views. From £95 a night, minimum 3 nights. Sorry no pets. Book by emailing stay@sandpiper.example',
  );
  assert.match(cottage, /no pets/i);
  assert.doesNotMatch(cottage, /May we bring a dog/);
  const trike = shown(
    "I'm starting a mobile coffee trike for fairs around Devon. It's called The Wobbly Wheel. Flat white, hot chocolate. £350 for 3 hours, extra hour £75. Email hello@wobbly.example, no phone calls please I'm usually steaming milk",
  );
  assert.match(trike, /no phone calls/i);
});

test('What no section shows is named to the member', () => {
  const trike = planOf(
    "I'm starting a mobile coffee trike for fairs around Devon. It's called The Wobbly Wheel. Flat white, hot chocolate. £350 for 3 hours, extra hour £75. Need a 3m pitch and no power - we're all gas. Email hello@wobbly.example",
  );
  // A sentence that can stand by itself is put on the page.
  assert.match(JSON.stringify(trike.sections), /(?:We|I) need a 3m pitch/);
  assert.ok(!trike.unfulfilled.some((note) => note.includes('3m pitch')));
  const quay = planOf(
    'Boat trips in Wells called Quay Boats. Adults £12. Our own boats: the Albatros from 1899 under sail.',
  );
  const page = JSON.stringify(quay.sections);
  assert.ok(page.includes('1899') || quay.unfulfilled.some((note) => note.includes('1899')), page);
  assert.ok(!planOf(groomer).unfulfilled.some((note) => note.includes('not on the page')));
});

test('How somebody works is told, though it was written as a wish about the style', () => {
  assert.match(
    shown(
      'Portfolio for a wedding photographer called Nia Rees, based in Cardiff. Documentary style, no posed shots. Half day £750, full day £1,400. Elegant and minimal, cream and dark green.',
    ),
    /no posed shots/i,
  );
});

test('A part of a row that stands nowhere is not lost with the rest of it', () => {
  const page = shown(
    'Website for a man who moves bees. Swarm collection in Powys, free of charge, honeybees only not wasps. Also sell honey at £7 a jar from the gate at Hill Farm, cash only. Phone Gareth 01588 555 044',
  );
  assert.match(page, /Swarm collection/);
  assert.match(page, /(?:We|I) also sell honey/);
});

test('A person who only answers letters stands beside the form', () => {
  const { sections } = planOf(
    'Website for our village cricket club, Upper Snoring CC. We play on Saturdays and train Wednesdays 6.30pm at the rec. Secretary is Mike Tull, mike@snoring.example.',
  );
  assert.ok(!sections.some(({ kind }) => kind === 'people'));
  const contact = sections.find(({ kind }) => kind === 'contact');
  assert.match(
    contact?.kind === 'contact' ? (contact.lead ?? '') : '',
    /Mike Tull, secretary|Secretary is Mike Tull/,
  );
});

test('A day on the first screen says what it is', () => {
  assert.match(
    shown(
      'Allotment society Broad Lane Allotments. Rent £45 half plot, £80 full plot. Meetings first Tuesday of the month 7pm. Seed swap 8 March. Contact Ann Pruett, ann@broadlane.example.',
    ),
    /Seed swap: Saturday, 8 March 2025/,
  );
});

test('A title is cut between words', () => {
  const { title, name } = planOf(
    "I'm starting a mobile coffee trike for weddings and fairs around Devon. It's called The Wobbly Coffee Wheel. Flat white £3.",
  );
  const whole = `${name} – mobile coffee trike for weddings and fairs around Devon`;
  assert.ok(title.length <= 70 && title.length < whole.length);
  assert.ok(whole.startsWith(`${title} `), title);
});

test('Sections that are awaited lead to the same form once', () => {
  const { sections } = planOf(
    'Website for Fernhill, a family-run pottery school in Leeds. With sections for upcoming events and latest news. Classes £30. Call 0113 496 0123.',
  );
  const labels = sections.flatMap((section) =>
    section.kind === 'call' ? section.actions.map(({ label }) => label) : [],
  );
  assert.equal(new Set(labels).size, labels.length);
  assert.equal(sections.filter(({ kind }) => kind === 'call').length, 2);
});
