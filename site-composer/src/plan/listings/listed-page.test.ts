import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planFor } from '../../index';
import type { Section } from '../../model/page';

const today = new Date('2026-11-28T12:00:00Z');
const sectionsOf = (text: string): readonly Section[] => planFor(text, { today }).plan.sections;

function find<Kind extends Section['kind']>(
  text: string,
  kind: Kind,
): Extract<Section, { kind: Kind }> {
  const found = sectionsOf(text).find(
    (one): one is Extract<Section, { kind: Kind }> => one.kind === kind,
  );
  assert.ok(found, kind);
  return found;
}

const invoices =
  'Landing page for Ledgerly, invoicing software for freelancers. Features: send invoices in 30 seconds, automatic reminders, tax estimates. Free plan, Pro at $12/month, Team at $29/month. Modern, dark, purple accents.';

test('features are cards, each by itself', () => {
  const { heading, cards } = find(invoices, 'cards');
  assert.equal(heading, 'Features');
  assert.deepEqual(
    cards.map(({ title }) => title),
    ['Send invoices in 30 seconds', 'Automatic reminders', 'Tax estimates'],
  );
});

test('plans are chosen between, the free one among them', () => {
  const { groups, action } = find(invoices, 'prices');
  assert.deepEqual(
    groups[0]?.items.map(({ title, price }) => [title, price]),
    [
      ['Free plan', '$0'],
      ['Pro', '$12/month'],
      ['Team', '$29/month'],
    ],
  );
  assert.ok(action);
});

test('nothing is told a second time outside its list', () => {
  const others = sectionsOf(invoices).filter(({ kind }) => kind === 'text' || kind === 'steps');
  assert.doesNotMatch(JSON.stringify(others), /reminders|\$12/);
});

test('speakers stand with what they speak of', () => {
  const { people } = find(
    'Site for FrontConf, a tech conference on 12 March 2027 in Rotterdam. Speakers: Lena Vogt on design systems, Marcus Oyelaran on web performance. Tickets: early bird €149, regular €219.',
    'people',
  );
  assert.deepEqual(
    people.map(({ name, role }) => [name, role]),
    [
      ['Lena Vogt', 'Design systems'],
      ['Marcus Oyelaran', 'Web performance'],
    ],
  );
});

test('the groups of a menu keep their headings', () => {
  const { groups } = find(
    'Italian restaurant in Edinburgh called Nonna Lucia, family-run since 1987, menu with starters (bruschetta £6, burrata £9), pasta (carbonara £14, lobster linguine £22) and desserts (tiramisu £7).',
    'prices',
  );
  assert.deepEqual(
    groups.map(({ heading, items }) => [heading, items.length]),
    [
      ['Starters', 2],
      ['Pasta', 2],
      ['Desserts', 1],
    ],
  );
});

test('what was named as a part of the page stands there with its prices', () => {
  const { heading, groups } = find(
    'portfolio for a landscape photographer called Ines Moreau based in Annecy. sections: work, about, prints for sale (A4 €60, A3 €110), contact',
    'prices',
  );
  assert.equal(heading, 'Prints for sale');
  assert.equal(groups[0]?.items.length, 2);
});

test('further prices under the same heading are kept', () => {
  const { groups } = find(
    'Marquee hire company, Peak Canopies, Bakewell. Our 6x6 is £420, the 6x12 £690 and the 9x18 £1,350, all with lining. Chairs £2.20 each, round tables £9, dance floor £240.',
    'prices',
  );
  assert.equal(groups.flatMap(({ items }) => items).length, 6);
});

test('the page of a product builds no tool it has', () => {
  const kinds = sectionsOf(
    'App landing page for Nudgeling, a habit tracker for iPhone with streak tracking, home screen widgets and buddy challenges. Pricing: Basic free, Plus $3.99/month, Lifetime $59.',
  ).map(({ kind }) => kind);
  assert.ok(!kinds.includes('tool'), kinds.join());
});

test('behind a town stands what the business is called', () => {
  const { plan } = planFor(
    'Website for a family dental practice in Cork, Riverside Dental. Check-ups €50, whitening €250.',
    { today },
  );
  assert.equal(plan.name, 'Riverside Dental');
  assert.doesNotMatch(JSON.stringify(plan.footer), /Cork, Riverside/);
});

test('what an online shop lists is put into a basket', () => {
  const { heading, products } = find(
    'online shop for my handmade candles called Wick & Wild. Scents: Lavender Fields £14, Cedar & Smoke £16, Sea Salt £14. soy wax, free delivery over £35.',
    'shop',
  );
  assert.equal(heading, 'Scents');
  assert.equal(products.length, 3);
});

test('opening hours are read beside a time that is none of them', () => {
  const { brief } = planFor(
    'Little cafe website, The Copper Kettle, Whitby. Breakfast till 11.30, homemade cakes, cream teas £8.50, takeaway coffee. open every day 9-5 apart from Tuesdays.',
    { today },
  );
  assert.deepEqual(
    brief.facts.hours.map(({ from, to, opens }) => [from, to, opens]),
    [
      [1, 1, '09:00'],
      [2, 2, null],
      [3, 7, '09:00'],
    ],
  );
});

test('what anything may be gives way to what the thing is', () => {
  const { brief } = planFor(
    'Landing page for our mobile app FreshCart: a grocery list app for families. Shared lists, barcode scanning, price comparison, meal planning.',
    { today },
  );
  assert.equal(brief.subject.phrase, 'grocery list app');
});

test('a clause in front of sums is no heading', () => {
  const headings = sectionsOf(
    'Website for Upper Slaughton village hall. Hire it for parties, classes and meetings: £12 an hour weekdays, £18 an hour weekends. Regular events: Monday 10am toddlers, Tuesday 7pm yoga.',
  ).map(({ heading }) => heading);
  assert.ok(!headings.includes('Classes and meetings'), headings.join());
});

test('the sentence on the first screen leads no section as well', () => {
  const sections = sectionsOf(
    'We run Little Acorns Day Nursery in Taunton, ages 3 months to 5 years, rated Good by Ofsted, open 7.30am-6pm Monday to Friday. Fees £62 per day, £34 half day. Forest school every Wednesday. Parents can book a visit.',
  );
  const hero = sections.find(({ kind }) => kind === 'hero');
  const said = hero?.kind === 'hero' ? hero.text : null;
  assert.ok(said !== null);
  assert.ok(sections.every(({ lead }) => lead !== said));
});

test('what somebody learned is no address, and the words of all prices name none of them', () => {
  const { plan, brief } = planFor(
    'Dog groomer in Ludlow called Scruffs. Prices are small dog £30, medium dog £38, large dog £45. City & Guilds Level 3 and DBS checked.',
    { today },
  );
  assert.equal(brief.facts.address, null);
  assert.match(JSON.stringify(plan.sections), /"Small dog"/);
  assert.doesNotMatch(JSON.stringify(plan.sections), /Prices are/);
});
