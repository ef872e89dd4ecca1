import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planFor } from '../index';

const today = new Date('2026-11-28T12:00:00Z');
const pageOf = (instruction: string) => planFor(instruction, { today }).plan;
const textOf = (instruction: string): string => JSON.stringify(pageOf(instruction).sections);

test('a price is called by its thing, and what is said of that stands with it', () => {
  const prices = pageOf(
    "I'm a counsellor in Totnes, Ruth Aldous. Sessions are fifty minutes and cost £55, with a few places at £30 for anyone who can't manage that. Everything you say stays in the room. I see people who are grieving.",
  ).sections.find(({ kind }) => kind === 'prices');
  assert.ok(prices?.kind === 'prices');
  assert.deepEqual(
    prices.groups.flatMap(({ items }) =>
      items.map(({ title, price = '', text = '' }) => [title, price, text]),
    ),
    [
      ['Sessions', '£55', 'Fifty minutes'],
      ['A few places', '£30', "For anyone who can't manage that"],
    ],
  );
});

test('the object of a verb is not told without it', () => {
  const page = textOf(
    "ok so me and my brother Sanjay have an electrical company, Bright Current, we've been doing it since 2011, NICEIC approved. mostly domestic, rewires, consumer units, EV chargers, also landlord certificates from £120. we come and look first for free.",
  );
  assert.doesNotMatch(page, /"It since 2011/u);
});

test('what a sentence sells is no heading within it, and what is asked for is one', () => {
  const farm = textOf(
    'Our farm shop is at Leominster. Four generations have farmed here, and the shop sells what we grow: beef boxes from £65, cider at £4.50 a bottle, honey, eggs and vegetables. Kids can feed the pigs. Open daily 9 to 5.',
  );
  assert.doesNotMatch(farm, /and the shop sells\./u);
  const candidate = pageOf(
    "I'm Tunde Adebayo and I'm standing for the council. I want a site that says what I'll fight for: safer crossings outside schools, fixing the damp in council flats, and keeping the library open. Polling day is 7 May.",
  ).sections.find(({ heading }) => heading === "What I'll fight for");
  assert.ok(candidate?.kind === 'cards');
  assert.equal(candidate.cards.length, 3);
});

test('what prices include introduces nothing, and an app that is out keeps nobody waiting', () => {
  const [hero] = pageOf(
    "Electrician in Rugby, Bright Current. We cover Rugby and Nuneaton. Prices don't include VAT. A rewire is about £4,500. Call 07700 900654.",
  ).sections;
  assert.ok(hero?.kind === 'hero');
  assert.doesNotMatch(hero.text ?? '', /VAT/u);
  const contact = pageOf(
    'Site for Nudgeling, a habit tracker app for iPhone and Android with streaks and widgets. 120,000 downloads, 4.8 stars. Download it free.',
  ).sections.find(({ kind }) => kind === 'contact');
  assert.notEqual(contact?.heading, 'Hear when it is ready');
});

test('an event of several days is told with all of them', () => {
  const page = textOf(
    "I need a page for my one-woman show 'Lighthouse Keeping' at the Fringe, 1-24 August, at Greenside. It's about my grandmother who kept the light. Tickets £12. By and with Morag Inkster.",
  );
  assert.doesNotMatch(page, /Sunday, 1 August/u);
  assert.match(page, /1-24 August/u);
  assert.match(page, /Lighthouse Keeping/u);
});

test('who comes to people has no workshop, and days are asked about where days are booked', () => {
  assert.doesNotMatch(
    textOf('make a website for a mobile bike repair service in Bristol'),
    /bring it in|workshop|plan your visit/iu,
  );
  assert.match(
    textOf('property page for a holiday cottage in Anglesey, sleeps 6, sea view, from £480 a week'),
    /Ask about dates/u,
  );
});

test('things sold in an online store can be bought there', () => {
  const { sections } = pageOf(
    'an online store for my pottery. mugs £24, bowls £30, big serving platters £85. I throw everything on a kick wheel in Totnes. Dispatch on Fridays, £4.95 postage.',
  );
  assert.ok(sections.some(({ kind }) => kind === 'shop'));
});

test('where somebody comes from is not where they teach online', () => {
  const plan = pageOf(
    "I teach Spanish online to adults. One to one £30 an hour, small groups £12. I'm from Valencia and I've taught for 14 years. Free 20 minute trial.",
  );
  assert.doesNotMatch(`${plan.title} ${JSON.stringify(plan.footer)}`, /Valencia/u);
  assert.match(JSON.stringify(plan.sections), /from Valencia/u);
});

test('half of a sentence that the headline says is no fact of its own', () => {
  const [hero] = pageOf(
    'Website for a startup called Fernly that helps restaurants cut food waste. Chefs log what goes in the bin, Fernly shows where the money goes. Customers save 6% on food cost on average. Book a demo.',
  ).sections;
  assert.ok(hero?.kind === 'hero');
  assert.doesNotMatch(JSON.stringify(hero), /"That helps|is a startup/u);
});
