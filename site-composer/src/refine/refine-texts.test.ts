import assert from 'node:assert/strict';
import test from 'node:test';
import { ask, lines, pages } from './testing/pages';
import type { PageName } from './testing/pages';

interface Case {
  readonly on: PageName;
  readonly say: string;
  readonly has?: readonly string[];
  readonly lacks?: readonly string[];
  /** Found in the source, not necessarily read. */
  readonly source?: readonly string[];
}

const done: readonly Case[] = [
  {
    on: 'bakery',
    say: 'change the headline to "Bread worth getting up for"',
    has: ['Bread worth getting up for'],
    lacks: ['Fresh bread in Leeds'],
  },
  {
    on: 'stranger',
    say: 'The headline should say: Planting that lasts',
    has: ['Planting that lasts'],
    lacks: ['Gardens that look after themselves'],
  },
  {
    on: 'model',
    say: 'Set the main heading to “Train with people who know your name”',
    has: ['Train with people who know your name'],
    lacks: ['Not Harder'],
  },
  {
    on: 'model',
    say: 'make the button say "Start today"',
    has: ['Start today'],
    lacks: ['Get Started'],
  },
  {
    on: 'stranger',
    say: 'change the tagline to Borders, beds and ponds',
    has: ['Borders, beds and ponds'],
    lacks: ['people with little time'],
  },
  {
    on: 'stranger',
    say: 'replace "Ann Reed" with "Anne Reade"',
    has: ['Anne Reade'],
    lacks: ['Ann Reed'],
  },
  {
    on: 'stranger',
    say: 'rename Moss & Fern to Stone & Fern',
    has: ['Stone & Fern'],
    lacks: ['Moss & Fern'],
    source: ['<title>Stone &amp; Fern'],
  },
  {
    on: 'model',
    say: 'change the business name to IronFit',
    has: ['IronFit'],
    lacks: ['PulseFit'],
    source: ['<title>IronFit'],
  },
  {
    on: 'bakery',
    say: 'replace Leeds with Bath everywhere',
    has: ['in Bath'],
    lacks: ['Leeds'],
  },
  {
    on: 'stranger',
    say: 'rename the section "What clients say" to "Kind words"',
    has: ['Kind words'],
    lacks: ['What clients say'],
  },
  {
    on: 'model',
    say: 'change the heading of the pricing section to "What it costs"',
    has: ['What it costs'],
    lacks: ['Simple Pricing'],
  },
  {
    on: 'stranger',
    say: 'change the phone number to 01225 496099',
    has: ['01225 496099'],
    lacks: ['01225 496012'],
    source: ['tel:01225496099'],
  },
  {
    on: 'model',
    say: 'our phone number is now (555) 987-6543',
    has: ['(555) 987-6543'],
    lacks: ['123-4567'],
  },
  {
    on: 'bakery',
    say: 'the telephone number has changed to 0113 496 0999',
    has: ['0113 496 0999'],
    lacks: ['0113 496 0123'],
    source: ['tel:01134960999'],
  },
  {
    on: 'stranger',
    say: 'update the email address to post@mossfern.example',
    has: ['post@mossfern.example'],
    lacks: ['hello@mossfern.example'],
    source: ['mailto:post@mossfern.example'],
  },
  {
    on: 'stranger',
    say: 'the address is now 9 Walcot Street, Bath',
    has: ['9 Walcot Street, Bath'],
    lacks: ['Mill Lane'],
  },
  {
    on: 'stranger',
    say: 'change the opening hours to Tuesday to Saturday, 10am to 4pm',
    has: ['Tuesday to Saturday, 10am to 4pm'],
    lacks: ['Monday to Friday'],
  },
  {
    on: 'bakery',
    say: 'our opening hours are now Monday to Friday 8am to 4pm',
    has: ['Monday – Friday 08:00 – 16:00'],
    lacks: ['Tuesday – Saturday'],
  },
  {
    on: 'bakery',
    say: 'change the price of croissants to £2.80',
    has: ['Croissants £2.80'],
    lacks: ['£2.50'],
  },
  { on: 'bakery', say: 'Sourdough costs £4.60 now', has: ['Sourdough £4.60'], lacks: ['£4.20'] },
  {
    on: 'stranger',
    say: 'the Whole garden plan should cost £1,400',
    has: ['£1,400'],
    lacks: ['£1,200'],
  },
  { on: 'model', say: 'update the price of Pro to $45', has: ['$45'], lacks: ['$39'] },
  {
    on: 'model',
    say: 'link the Get Started button to https://pulse.example/join',
    source: ['href="https://pulse.example/join"'],
  },
  {
    on: 'stranger',
    say: 'The Instagram link should go to https://instagram.com/stonefern',
    source: ['https://instagram.com/stonefern'],
    lacks: [],
  },
  {
    on: 'bakery',
    say: 'make the "Order ahead" button call 0113 496 0123',
    source: ['class="button" href="tel:01134960123"'],
  },
  {
    on: 'stranger',
    say: 'add a button "See the plans" to the first section that links to the plans section',
    has: ['See the plans'],
    source: ['href="#plans">See the plans'],
  },
  {
    on: 'plumber',
    say: 'put a button saying "Ask for a quote" in the about section',
    has: ['Ask for a quote'],
  },
  {
    on: 'earlier',
    say: 'change the headline to "Breathe out" and the button to "Book a mat"',
    has: ['Breathe out', 'Book a mat'],
    lacks: ['Show up. We do the rest.', 'See the timetable'],
  },
];

for (const { on, say, has = [], lacks = [], source = [] } of done)
  test(`${on}: ${say}`, () => {
    const asked = ask(on, say);
    assert.doesNotMatch(
      asked.outcomes,
      /not_done/,
      asked.parts.map(({ sentence }) => sentence).join(' '),
    );
    for (const text of has) assert.ok(asked.text.includes(text), `no ${text}`);
    for (const text of lacks) assert.ok(!asked.text.includes(text), `still ${text}`);
    for (const text of source) assert.ok(asked.files.html.includes(text), `no ${text}`);
    assert.ok(lines(asked).lost.length <= 12, 'more changed than was asked for');
  });

const refused: readonly (readonly [PageName, string])[] = [
  ['bakery', 'rewrite this to sound more urgent'],
  ['stranger', 'change the headline to something catchier'],
  ['model', 'make the text friendlier'],
  ['bakery', 'make the copy more persuasive'],
  ['stranger', 'change the price of the oak bench to £90'],
  ['model', 'replace "Pilates" with "Yoga"'],
  ['earlier', 'translate the page into French'],
  ['stranger', 'add testimonials'],
  ['bakery', 'add a page about our history'],
  ['model', 'make it pop'],
  ['stranger', 'connect it to Stripe'],
  ['bakery', 'link the order button to somewhere nice'],
];

for (const [on, say] of refused)
  test(`${on}: “${say}” is not done, and nothing changes`, () => {
    const asked = ask(on, say);
    assert.deepEqual(asked.files, pages[on]);
    assert.match(asked.outcomes, /^not_done( not_done)*$/);
    for (const { sentence } of asked.parts) assert.match(sentence, /^Not done: .+\.”?$/);
  });
